import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { LinkButton } from '@chamba/kernel/ui/link-button';

export type ApplyDialogProps = {
  /** `confirm`: the e-mail is not confirmed; `terms`: the terms are not accepted. */
  kind: 'confirm' | 'terms';
  /** Why the application was refused, ready to show. */
  text: string;
  onClose: () => void;
};

const TITLES = { confirm: 'Confirma tu correo', terms: 'Acepta los términos' };

/** Explains why an application waits, and what to do. Drawn at the end of the page: the button may be hidden. */
export default function ApplyDialog({ kind, text, onClose }: ApplyDialogProps) {
  return (
    <PageEnd>
      <Dialog
        open
        onClose={onClose}
        title={TITLES[kind]}
        footer={
          kind === 'confirm' ? (
            <Button block onClick={onClose}>
              Entendido
            </Button>
          ) : (
            <LinkButton block href="/terminos-condiciones">
              Ver Términos y Condiciones
            </LinkButton>
          )
        }
      >
        <p>{text}</p>
        {kind === 'confirm' ? <p className="muted">Cuando lo confirmes enviaremos tu postulación.</p> : null}
      </Dialog>
    </PageEnd>
  );
}
