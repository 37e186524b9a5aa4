import { defineRemote, type RouteDeclaration } from '@chamba/kernel/remote';

/** Pages of the sign-up steps: for signed-in candidates, without the distractions of the full frame. */
const STEP = {
  category: 'create-account',
  access: 'candidate',
  header: 'steps',
  footer: 'reduced',
} as const satisfies Partial<RouteDeclaration>;

/** Pages of the account that are one short form. */
const FORM = {
  category: 'user-account',
  header: 'standard',
  footer: 'reduced',
} as const satisfies Partial<RouteDeclaration>;

/** Legal documents. */
const LEGAL = {
  category: '404',
  header: 'standard',
  footer: 'full',
} as const satisfies Partial<RouteDeclaration>;

/** Public surface of the account remote: log-in, sign-up, activation, passwords and legal documents. */
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
      form: { fields: ['email', 'password'] },
      page: () => import(/* webpackChunkName: "page-login" */ './login/login.page.tsx'),
    },
    {
      id: 'create-account',
      path: '/cuenta/nueva',
      category: 'create-account',
      access: 'visitor',
      header: 'login',
      footer: 'reduced',
      form: { fields: ['name', 'surnames', 'email', 'password', 'legal_version'] },
      page: () =>
        import(/* webpackChunkName: "page-create-account" */ './create-account/create-account.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-contact',
      form: { fields: ['name', 'phone', 'borndate', 'genderid', 'cp', 'stateid', 'city'] },
      path: '/cuenta/nueva/datos-de-contacto',
      page: () => import(/* webpackChunkName: "page-sign-up-contact" */ './sign-up/contact/contact.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-profession',
      form: {
        fields: ['title', 'salary', 'area', 'chosen', 'toggle', 'again', 'minimum', 'travels', 'relocates'],
      },
      path: '/cuenta/nueva/profesion',
      page: () =>
        import(/* webpackChunkName: "page-sign-up-profession" */ './sign-up/profession/profession.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-experience',
      form: {
        fields: [
          'skip',
          'has',
          'asked',
          'jobtitle',
          'company',
          'startdate',
          'iscurrent',
          'enddate',
          'description',
        ],
      },
      path: '/cuenta/nueva/experiencia',
      page: () =>
        import(/* webpackChunkName: "page-sign-up-experience" */ './sign-up/experience/experience.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-education',
      form: { fields: ['skip', 'levelid', 'institution', 'degree', 'startyear', 'endyear', 'english'] },
      path: '/cuenta/nueva/educacion',
      page: () =>
        import(/* webpackChunkName: "page-sign-up-education" */ './sign-up/education/education.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-done',
      path: '/cuenta/nueva/listo',
      page: () => import(/* webpackChunkName: "page-sign-up-done" */ './sign-up/done/done.page.tsx'),
    },
    {
      ...STEP,
      id: 'sign-up-notice',
      path: '/cuenta/nueva/aviso',
      page: () => import(/* webpackChunkName: "page-sign-up-notice" */ './sign-up/done/notice.page.tsx'),
    },
    {
      ...STEP,
      id: 'create-resume',
      path: '/cuenta/nueva/crear-cv',
      page: () =>
        import(/* webpackChunkName: "page-create-resume" */ './sign-up/create-resume/create-resume.page.tsx'),
    },
    {
      ...FORM,
      footer: 'full',
      id: 'confirm-account',
      form: { fields: ['code', 'page_account'] },
      path: '/cuenta/activar',
      page: () => import(/* webpackChunkName: "page-confirm-account" */ './activation/confirm.page.tsx'),
    },
    {
      ...FORM,
      footer: 'full',
      id: 'activation',
      form: { fields: [] },
      path: '/dashboard/activar/:token',
      category: 'dashboard',
      page: () => import(/* webpackChunkName: "page-activation" */ './activation/activation.page.tsx'),
    },
    {
      ...FORM,
      id: 'restore-password',
      form: { fields: ['email'] },
      path: '/cuenta/recuperar-contrasena',
      page: () =>
        import(/* webpackChunkName: "page-restore-password" */ './password/restore-password.page.tsx'),
    },
    {
      ...FORM,
      id: 'new-password',
      form: { fields: ['password', 'repeated'] },
      path: '/cuenta/nueva-contrasena{/:token}',
      page: () => import(/* webpackChunkName: "page-new-password" */ './password/new-password.page.tsx'),
    },
    {
      ...FORM,
      id: 'settings',
      access: 'candidate',
      form: {
        fields: [
          'form',
          'currentpassword',
          'password',
          'email',
          'repeated',
          'wish',
          'session',
          'passkey',
          'optin',
          'savedsearches',
          'suggestions',
          'applications',
          'reason',
          'kind',
          'detail',
        ],
      },
      path: '/cuenta/configuracion{/:section}',
      page: () => import(/* webpackChunkName: "page-settings" */ './settings/settings.page.tsx'),
    },
    {
      ...FORM,
      id: 'change-password',
      access: 'candidate',
      form: { fields: ['currentpassword', 'password', 'repeated'] },
      path: '/cuenta/cambiar-contrasena',
      page: () =>
        import(/* webpackChunkName: "page-change-password" */ './settings/change-password.page.tsx'),
    },
    {
      ...FORM,
      id: 'delete-account',
      form: { fields: ['form', 'email', 'reason'] },
      path: '/cuenta/eliminar{/:token}',
      page: () => import(/* webpackChunkName: "page-delete-account" */ './deletion/delete-account.page.tsx'),
    },
    {
      ...FORM,
      id: 'delete-account-apps',
      form: { fields: ['form', 'email', 'reason'] },
      path: '/apps/account/delete{/:token}',
      page: () =>
        import(/* webpackChunkName: "page-delete-account-apps" */ './deletion/delete-account-apps.page.tsx'),
    },
    {
      ...FORM,
      id: 'account-deleted',
      path: '/cuenta/eliminado',
      page: () =>
        import(/* webpackChunkName: "page-account-deleted" */ './deletion/account-deleted.page.tsx'),
    },
    {
      ...FORM,
      id: 'unsubscribe',
      form: { fields: [] },
      path: '/suscripcion/correos/:token',
      category: 'subscriptions',
      page: () => import(/* webpackChunkName: "page-unsubscribe" */ './unsubscribe/unsubscribe.page.tsx'),
    },
    {
      ...FORM,
      id: 'confirm-search',
      form: { fields: [] },
      path: '/suscripcion/confirmar-correo/:token',
      category: 'subscriptions',
      page: () =>
        import(/* webpackChunkName: "page-confirm-search" */ './subscription/confirm-search.page.tsx'),
    },
    {
      ...FORM,
      id: 'cancel-search',
      form: { fields: [] },
      path: '/suscripcion/cancelar-correo/:token',
      category: 'subscriptions',
      page: () =>
        import(/* webpackChunkName: "page-cancel-search" */ './subscription/cancel-search.page.tsx'),
    },
    {
      ...LEGAL,
      id: 'privacy',
      path: '/aviso-privacidad',
      page: () => import(/* webpackChunkName: "page-privacy" */ './legal/privacy.page.tsx'),
    },
    {
      ...LEGAL,
      id: 'privacy-v2',
      path: '/aviso-privacidad-v2',
      page: () => import(/* webpackChunkName: "page-privacy-v2" */ './legal/privacy-v2.page.tsx'),
    },
    {
      ...LEGAL,
      id: 'terms',
      path: '/terminos-condiciones',
      page: () => import(/* webpackChunkName: "page-terms" */ './legal/terms.page.tsx'),
    },
    {
      ...LEGAL,
      id: 'terms-v2',
      path: '/terminos-condiciones-v2',
      page: () => import(/* webpackChunkName: "page-terms-v2" */ './legal/terms-v2.page.tsx'),
    },
  ],
  slots: {
    'header.login': {
      version: 1,
      server: false,
      component: () => import(/* webpackChunkName: "slot-header-login" */ './login/header-login.slot.tsx'),
    },
    'header.email-status': {
      version: 1,
      server: false,
      component: () =>
        import(
          /* webpackChunkName: "slot-header-email-status" */ './email-confirmation/header-email-status.slot.tsx'
        ),
    },
    'dashboard.email-confirmation': {
      version: 1,
      server: true,
      component: () =>
        import(
          /* webpackChunkName: "slot-dashboard-email-confirmation" */ './email-confirmation/dashboard-box.slot.tsx'
        ),
    },
    'resume.email': {
      version: 1,
      server: true,
      component: () =>
        import(/* webpackChunkName: "slot-resume-email" */ './email-confirmation/resume-email.slot.tsx'),
    },
  },
  events: { emits: ['session/loggedIn', 'session/emailVerified', 'resume/saved'] },
});
