/** What a page does when its browser has another session than the page's own. */
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { browser } from '../navigation/browser.ts';
import { signedAccount, type PageOwner } from './signed-account.ts';
import { holdsText } from './holds-text.ts';

let shown: Root | null = null;
let isOpen = false;
/** The account of the session under which the person chose to go on looking at the page. */
let dismissed: string | null = null;

/** Takes the explanation away: the session is the page's own again. */
export function close(): void {
  if (isOpen) shown?.render(null);
  isOpen = false;
  dismissed = null;
}

function dismiss(): void {
  close();
  dismissed = signedAccount();
}

/**
 * Says whose page it is and offers to load it anew.
 * @param isReminder whether it may be left out for a session that was dismissed: nothing was refused for it.
 * @returns false where there is nothing to say.
 */
export function explain(owner: PageOwner, isReminder: boolean): boolean {
  const signed = signedAccount();
  if (isReminder && signed === dismissed) return true;
  dismissed = null;
  // A session that ended with nothing typed leads to the log-in and back.
  if (signed === 'none' && owner.account !== 'none' && !holdsText()) return false;
  if (!shown) {
    const place = document.createElement('div');
    document.body.append(place);
    shown = createRoot(place);
  }
  isOpen = true;
  shown.render(<Explanation owner={owner} ended={signed === 'none'} />);
  return true;
}

function Explanation({ owner, ended }: { owner: PageOwner; ended: boolean }) {
  const holds = holdsText();
  return (
    <Dialog
      open
      hideClose
      onClose={dismiss}
      title={getTitle(owner, ended)}
      footer={
        <>
          <Button onClick={() => browser.reload()}>Recargar</Button>
          <Button variant="line" onClick={dismiss}>
            Seguir viendo
          </Button>
        </>
      }
    >
      <div className="stack g8">
        <p>{getReason(owner, ended)}</p>
        {holds ? <p>{ended ? ENDED_TEXT : TYPED_TEXT}</p> : null}
      </div>
    </Dialog>
  );
}

const TYPED_TEXT = 'Lo que escribiste sigue aquí. Si lo necesitas, cópialo antes de recargar.';
const ENDED_TEXT =
  'Lo que escribiste sigue aquí. Para no perderlo, inicia sesión en otra pestaña y regresa a esta.';

function getTitle({ account, name }: PageOwner, ended: boolean): string {
  if (account === 'none') return 'Ya hay una sesión iniciada';
  return ended ? 'Tu sesión terminó' : `Esta página es de ${name || 'otra cuenta'}`;
}

function getReason({ account }: PageOwner, ended: boolean): string {
  if (account === 'none')
    return 'Se inició sesión en otra pestaña. Recarga la página para continuar con esa cuenta.';
  return ended
    ? 'Se cerró en otra pestaña o pasó demasiado tiempo. Aquí no se guarda ni se envía nada.'
    : 'En este navegador ya se inició sesión con otra cuenta. Para no mezclar sus datos, aquí no se guarda ni se envía nada.';
}
