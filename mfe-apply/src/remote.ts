import { defineRemote } from '@chamba/kernel/remote';
import { applySagas, applySlices } from './apply/injection.ts';
import { ANSWER_FIELDS } from './questions/asked.ts';

/** Applying, the candidate's applications and the dashboard. */
export default defineRemote({
  name: 'mfe-apply',
  routes: [
    {
      id: 'applications',
      path: '/postulaciones',
      category: 'postulation',
      access: 'candidate',
      slots: ['dashboard.email-confirmation'],
      page: () => import(/* webpackChunkName: "page-applications" */ './applications/applications.page.tsx'),
    },
    {
      id: 'receipt',
      path: '/postulaciones/:job',
      category: 'postulation',
      access: 'candidate',
      page: () => import(/* webpackChunkName: "page-receipt" */ './receipt/receipt.page.tsx'),
    },
    {
      id: 'plain-apply',
      path: '/postularme/:job',
      category: 'postulation',
      access: 'candidate',
      footer: 'reduced',
      form: { fields: ANSWER_FIELDS },
      page: () => import(/* webpackChunkName: "page-plain-apply" */ './plain-apply/plain-apply.page.tsx'),
    },
    {
      id: 'received',
      path: '/recibida/:token',
      category: 'postulation',
      footer: 'reduced',
      form: { fields: ['errand', 'file', 'state', 'at', 'place', 'link', 'text'] },
      page: () => import(/* webpackChunkName: "page-received" */ './received/received.page.tsx'),
    },
    {
      id: 'dashboard',
      path: '/dashboard',
      category: 'dashboard',
      access: 'candidate',
      slots: ['dashboard.email-confirmation', 'dashboard.completeness'],
      page: () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard.page.tsx'),
    },
    {
      id: 'notifications',
      path: '/dashboard/notificaciones',
      category: 'dashboard',
      access: 'candidate',
      page: () =>
        import(/* webpackChunkName: "page-notifications" */ './notifications/notifications.page.tsx'),
    },
  ],
  slots: {
    'offer.apply': {
      version: 1,
      server: true,
      component: () => import(/* webpackChunkName: "slot-offer-apply" */ './apply/apply.slot.tsx'),
    },
    'offer.applied': {
      version: 1,
      server: false,
      component: () => import(/* webpackChunkName: "slot-offer-applied" */ './suggestions/applied.slot.tsx'),
    },
    'results.save-search': {
      version: 1,
      server: false,
      component: () =>
        import(/* webpackChunkName: "slot-results-save-search" */ './saved-searches/save-search.slot.tsx'),
    },
  },
  slices: applySlices,
  sagas: applySagas,
  events: {
    emits: [
      'application/submitted',
      'application/queued',
      'application/settled',
      'session/termsAccepted',
      'notifications/counted',
    ],
    listens: ['application/delayed', 'application/settled', 'notifications/counted'],
  },
});
