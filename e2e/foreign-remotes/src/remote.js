import { defineRemote } from '@chamba/kernel/remote';

export default defineRemote({
  name: 'mfe-account',
  routes: [
    {
      id: 'login',
      path: '/login',
      category: 'login',
      access: 'visitor',
      header: 'login',
      footer: 'reduced',
      page: () => import('./login.page.js'),
    },
  ],
});
