import { useEffect, useState, type ReactNode } from 'react';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { EmailBox } from '../../email-confirmation/email-box.tsx';
import forms from '../../forms/forms.module.css';
import { rememberForMail, returnLabel, readReturnPath, wantedPath } from '../../return-path/return-path.ts';

/** A page that asks to confirm the e-mail and leads back to where the person came from. */
export function ConfirmNotice({
  title,
  search,
  children,
}: {
  title: string;
  search: string;
  children?: ReactNode;
}) {
  const profile = useAppSelector(selectProfile);
  const [wanted, setWanted] = useState(readReturnPath(search));

  useEffect(() => {
    const path = wantedPath(search);
    setWanted(path);
    // The mail's link opens in another tab, which offers this path again.
    if (path) rememberForMail(path);
  }, [search]);

  return (
    <div className={forms.page}>
      <div className={forms.column}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        {profile && !profile.validemail && (
          <Card pad="m">
            <EmailBox />
          </Card>
        )}
        <div className={forms.actions}>
          {wanted && (
            <LinkButton variant={profile?.validemail ? 'primary' : 'soft'} href={wanted}>
              {returnLabel(wanted)}
            </LinkButton>
          )}
          {!wanted && (
            <LinkButton variant="soft" href="/dashboard">
              Ir al inicio
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
