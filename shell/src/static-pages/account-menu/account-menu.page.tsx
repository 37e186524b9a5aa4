import { definePage } from '@chamba/kernel/remote';
import { selectIsLogged } from '@chamba/kernel/session';
import { UserMenu } from '../../header/user-menu.tsx';
import { plainLogout, plainLogoutSaga } from './plain-logout.saga.ts';
import styles from './account-menu.module.css';

/** What the header's menu holds, as a page: where its button leads without scripts. */
function AccountMenuPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Menú</h1>
      <UserMenu placement="page" />
    </div>
  );
}

export default definePage({
  Component: AccountMenuPage,
  sagas: [plainLogoutSaga],
  submit: () => [plainLogout()],
  redirect: (state) => (selectIsLogged(state) ? null : '/'),
  texts: { title: 'Menú', description: 'Tu cuenta y lo que puedes hacer con ella.' },
  robots: 'hidden',
});
