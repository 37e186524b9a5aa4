import { LinkButton } from '@chamba/kernel/ui/link-button';
import { useSignUpAddress } from '../header/sign-up-address.ts';
import styles from './page-end-banners.module.css';

/** Asks a visitor who reads vacancies to make an account. */
export function SignUpBanner() {
  const signUp = useSignUpAddress();
  return (
    <aside className="wrap" aria-labelledby="sign-up-banner">
      <div className={styles.card}>
        <div className="grow">
          <h2 id="sign-up-banner" className={styles.title}>
            Crea tu cuenta gratis
          </h2>
          <p className={styles.text}>Llena tu currículum y postúlate a las vacantes que buscas.</p>
        </div>
        <LinkButton href={signUp}>Crear cuenta</LinkButton>
      </div>
    </aside>
  );
}
