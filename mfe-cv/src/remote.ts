import { defineRemote } from '@chamba/kernel/remote';

/** The candidate's résumé, and how complete it is. */
export default defineRemote({
  name: 'mfe-cv',
  routes: [
    {
      id: 'resume',
      path: '/curriculo{/:id}',
      category: 'resume',
      access: 'candidate',
      page: () => import(/* webpackChunkName: "page-resume" */ './resume/resume.page.tsx'),
    },
  ],
  slots: {
    'dashboard.completeness': {
      version: 1,
      server: false,
      component: () =>
        import(/* webpackChunkName: "slot-dashboard-completeness" */ './completeness/completeness-slot.tsx'),
    },
  },
});
