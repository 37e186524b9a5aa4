import { useEffect } from 'react';
import { navigate, useLocation } from '@chamba/kernel/router';
import { loginAddress } from '@chamba/kernel/routes';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { MenuIcon } from '@chamba/kernel/ui/icon';
import { Slot } from '@chamba/kernel/slots';
import { useLoginCard } from './use-login-card.ts';
import { useMenu } from './use-menu.ts';
import { useSignUpAddress } from './sign-up-address.ts';
import styles from './header.module.css';

/** Header buttons of a visitor: sign-up, log-in and the outside links that are configured. */
export function VisitorTools({ onHero, compact }: { onHero: boolean; compact: boolean }) {
  const { externals } = useAppSelector(selectConfig);
  const signUp = useSignUpAddress();
  const { pathname, search } = useLocation();
  const logIn = loginAddress(pathname === '/' ? undefined : pathname + search);
  const card = useLoginCard(logIn);
  const quiet = onHero ? 'ghost-hero' : 'ghost';
  const menu = useMenu();
  const outside = [
    { label: 'Blog', url: externals.blog },
    { label: 'Busco personal', url: externals.recruiters },
  ].filter(({ url }) => url);
  const showOutside = outside.length > 0 && !compact;
  return (
    <>
      <div className={styles.tools}>
        {showOutside &&
          outside.map(({ label, url }) => (
            <a key={label} className={styles.link} href={url}>
              {label}
            </a>
          ))}
        {showOutside && <i className={styles.divider} />}
        <LinkButton variant={quiet} href={signUp}>
          Crear cuenta
        </LinkButton>
        <LinkButton variant={onHero ? 'paper' : 'primary'} {...card.link}>
          Iniciar sesión
        </LinkButton>
      </div>
      <div className={styles.phoneTools}>
        {!compact && (
          <LinkButton variant={quiet} {...card.link}>
            Ingresar
          </LinkButton>
        )}
        <div className={styles.menuPlace} ref={menu.place}>
          <IconButton ref={menu.button} label="Abrir menú" aria-expanded={menu.open} onClick={menu.toggle}>
            <MenuIcon />
          </IconButton>
          {menu.open && (
            <nav className={styles.menu} aria-label="Menú">
              <div className={styles.menuItems}>
                {compact && (
                  <a className={styles.menuItem} {...card.link}>
                    Ingresar
                  </a>
                )}
                <a className={styles.menuItem} href={signUp}>
                  Crear cuenta
                </a>
                {outside.map(({ label, url }) => (
                  <a key={label} className={styles.menuItem} href={url}>
                    {label}
                  </a>
                ))}
              </div>
            </nav>
          )}
        </div>
      </div>
      {card.open && (
        <Slot name="header.login" props={{ onClose: card.close }} fallback={<GoTo address={logIn} />} />
      )}
    </>
  );
}

/** Fallback of a broken card: it links to the log-in page. */
function GoTo({ address }: { address: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(navigate({ to: address })), [address, dispatch]);
  return null;
}
