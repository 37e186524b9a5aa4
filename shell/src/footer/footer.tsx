import type { FooterKind } from '@chamba/kernel/remote';
import { selectIsLogged } from '@chamba/kernel/session';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Logo } from '@chamba/kernel/ui/logo';
import { useSignUpAddress } from '../header/sign-up-address.ts';
import { usePageHost } from '../routing/page-host-context.ts';
import { isPage } from '../navigation/intercept-clicks.ts';
import { selectVisitor } from '@chamba/kernel/frame';
import { AppStoreBadges } from '../app-stores/app-store-badges.tsx';
import { footerColumns, type FooterLink } from './footer-columns.ts';
import styles from './footer.module.css';

/** The footer, full or reduced. It shows only links that lead somewhere: configured addresses and owned paths. */
export function Footer({ kind }: { kind: FooterKind }) {
  const config = useAppSelector(selectConfig);
  const isLogged = useAppSelector(selectIsLogged);
  const { device } = useAppSelector(selectVisitor);
  const { composition } = usePageHost();
  const signUp = useSignUpAddress();
  const leads = ({ href }: FooterLink) =>
    href !== '' && (!href.startsWith('/') || isPage(composition, href.split('?', 1)[0] ?? ''));
  const legal: FooterLink[] = [
    { label: 'Términos y condiciones', href: '/terminos-condiciones' },
    { label: 'Aviso de privacidad', href: '/aviso-privacidad' },
    { label: 'Apariencia y datos', href: '/apariencia' },
    { label: 'Contacto', href: isLogged && config.supportEmail ? `mailto:${config.supportEmail}` : '' },
    { label: 'Mapa del sitio', href: kind === 'full' ? '/Home/Mapa_del_Sitio' : '' },
  ].filter(leads);
  const social = config.externals.social.filter(({ url }) => url);
  return (
    <footer className={`${styles.footer} ${kind === 'reduced' ? styles.reduced : ''}`}>
      {kind === 'full' && (
        <div className={`wrap ${styles.columns}`}>
          <div className={`stack g12 ${styles.brand}`}>
            <Logo height={24} />
            <p className="s14 muted">
              Empleos con sueldo a la vista,
              <br />
              de la colonia al país.
            </p>
            <AppStoreBadges device={device} />
            {social.length > 0 && (
              <div className="row wrapit s14">
                {social.map(({ name, url }) => (
                  <a key={name} className={styles.legalLink} href={url}>
                    {name}
                  </a>
                ))}
              </div>
            )}
          </div>
          {footerColumns(config, signUp).map(({ title, links }) => {
            const shown = links.filter(leads);
            return shown.length === 0 ? null : (
              <nav key={title} aria-label={title}>
                <h2 className="over">{title}</h2>
                <ul>
                  {shown.map(({ label, href }) => (
                    <li key={label}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            );
          })}
        </div>
      )}
      <div className={`wrap s14 ${styles.legal}`}>
        {/* Server and browser may read the clock on two sides of midnight of the year's last day. */}
        <span className="faint" suppressHydrationWarning>
          © {new Date().getFullYear()} {config.siteName}
        </span>
        {kind === 'reduced' && (
          <LinkButton variant="line" size="sm" href={config.externals.help || '/ayuda'}>
            Centro de ayuda
          </LinkButton>
        )}
        {legal.map(({ label, href }) => (
          <a key={label} className={styles.legalLink} href={href}>
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}
