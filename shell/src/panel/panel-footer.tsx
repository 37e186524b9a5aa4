import { useState } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { LinkIcon } from '@chamba/kernel/ui/icon';
import { changesText } from './choices.ts';
import styles from './panel.module.css';

export type PanelFooterProps = {
  changes: number;
  /** Whether the page is not what candidates get. */
  custom: boolean;
  /** Address that carries the composition. */
  link: () => string;
  onReset: () => void;
};

/** How many changes there are, the link that carries them, and the way back to the manifest. */
export function PanelFooter({ changes, custom, link, onReset }: PanelFooterProps) {
  const [message, setSaid] = useState('');
  const [confirming, setConfirming] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setSaid('Liga copiada');
    } catch {
      setSaid(`No se pudo copiar: ${link()}`);
    }
  };
  return (
    <footer className={styles.foot}>
      <p className="s14 grow" role="status">
        {message ||
          (changes > 0 ? (
            <>
              <b>{changesText(changes)}</b> <span className="muted">sobre el manifiesto</span>
            </>
          ) : (
            <span className="muted">Sin cambios sobre el manifiesto</span>
          ))}
      </p>
      <Button variant="line" size="sm" icon={<LinkIcon size={18} />} onClick={() => void copy()}>
        Copiar liga
      </Button>
      <Button
        size="sm"
        disabled={changes === 0 && !custom}
        onClick={() => (changes > 1 ? setConfirming(true) : onReset())}
      >
        Restablecer
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`¿Deshacer los ${changesText(changes)}?`}
        footer={
          <>
            <Button variant="line" onClick={() => setConfirming(false)}>
              Cancelar
            </Button>
            <Button onClick={onReset}>Deshacer</Button>
          </>
        }
      >
        <p>La página se carga de nuevo con lo que dice el manifiesto.</p>
      </Dialog>
    </footer>
  );
}
