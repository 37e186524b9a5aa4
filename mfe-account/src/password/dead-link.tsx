import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../forms/forms.module.css';

/**
 * The link of a mail that no longer works, with the way to get help.
 * @param again address where the person asks for another mail, where there is one.
 */
export function DeadLink({ again }: { again?: string }) {
  const { supportEmail, siteDomain } = useAppSelector(selectConfig);
  const address = supportEmail || `soporte@${siteDomain}`;
  return (
    <div className={`${forms.column} ${forms.centred}`}>
      <h1 tabIndex={-1}>Esta liga ya no está disponible</h1>
      <p className="muted">
        Si necesitas ayuda escríbenos a{' '}
        <a className="link" href={`mailto:${address}`}>
          {address}
        </a>
      </p>
      {again ? <LinkButton href={again}>Pedir otra liga</LinkButton> : null}
      <LinkButton variant="soft" href="/">
        Ir al inicio
      </LinkButton>
    </div>
  );
}
