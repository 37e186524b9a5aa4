import { defineRemote } from '@chamba/kernel/remote';

/** The candidate's résumé, how complete it is, and how offers fit it. */
export default defineRemote({
  name: 'mfe-cv',
  routes: [
    {
      id: 'resume',
      path: '/curriculo{/:id}',
      category: 'resume',
      access: 'candidate',
      slots: ['resume.email'],
      page: () => import(/* webpackChunkName: "page-resume" */ './resume/resume.page.tsx'),
    },
    {
      id: 'pda',
      path: '/curriculo/test-conductual',
      category: 'resume',
      access: 'candidate',
      page: () => import(/* webpackChunkName: "page-pda" */ './pda/pda.page.tsx'),
    },
    {
      id: 'pda-step',
      path: '/curriculo/test-conductual/:step',
      category: 'resume',
      access: 'candidate',
      header: 'steps',
      footer: 'reduced',
      page: () => import(/* webpackChunkName: "page-pda-step" */ './pda/pda-step.page.tsx'),
    },
    {
      id: 'open-english',
      path: '/open-english{/:token}{/:score}',
      category: 'resume',
      access: 'candidate',
      page: () => import(/* webpackChunkName: "page-open-english" */ './open-english/open-english.page.tsx'),
    },
    {
      id: 'upload-cv',
      path: '/subir-cv',
      category: 'create-account',
      header: 'standard',
      footer: 'reduced',
      page: () => import(/* webpackChunkName: "page-upload-cv" */ './upload/upload.page.tsx'),
    },
    {
      id: 'shared-cv',
      // `token`: the address of such a page is sent to no other site and kept nowhere.
      path: '/cv/:token',
      category: 'resume',
      footer: 'reduced',
      page: () => import(/* webpackChunkName: "page-shared-cv" */ './shared/shared-cv.page.tsx'),
    },
  ],
  slots: {
    'offer.match': {
      version: 1,
      server: false,
      component: () => import(/* webpackChunkName: "slot-offer-match" */ './match/match.slot.tsx'),
    },
    'dashboard.completeness': {
      version: 1,
      server: false,
      component: () =>
        import(/* webpackChunkName: "slot-dashboard-completeness" */ './dashboard/completeness.slot.tsx'),
    },
  },
});
