import { useEffect, useState } from 'react';
import type { PageComposition } from '@chamba/kernel/composition';
import type { PageHost } from '../page-loading/page-host.ts';
import { changesText, readChoices } from './choices.ts';
import { Outlines } from './outlines.tsx';
import { Panel } from './panel.tsx';
import styles from './panel.module.css';

export type TestersProps = {
  composition: PageComposition;
  /** Whether any address may stand in the place of a unit. */
  allowOverrides: boolean;
  host: PageHost;
  initiallyOpen: boolean;
  /** Given what opens the panel. */
  onMount: (open: () => void) => void;
};

/** Everything of testers: the badge, the panel and the outlines. */
export function Testers({ composition, allowOverrides, host, initiallyOpen, onMount }: TestersProps) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const [highlighted, setHighlighted] = useState(false);
  useEffect(() => onMount(() => setOpen(true)), [onMount]);
  return (
    <>
      {highlighted ? <Outlines composition={composition} host={host} /> : null}
      {/* It stays while the panel is open, unseen: what opened a dialog has to be there to get the focus back. */}
      {composition.custom ? (
        <button type="button" className={styles.badge} onClick={() => setOpen(true)}>
          {badgeText(composition)}
        </button>
      ) : null}
      {isOpen ? (
        <Panel
          composition={composition}
          allowOverrides={allowOverrides}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function badgeText(composition: PageComposition): string {
  const changes = Object.keys(readChoices(composition)).length;
  if (changes > 0) return changesText(changes);
  return composition.channel && composition.channel !== 'live'
    ? `Canal ${composition.channel}`
    : `Composición ${composition.id.slice(0, 7)}`;
}
