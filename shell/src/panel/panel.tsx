import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { HOST_UNIT, type PageComposition } from '@chamba/kernel/composition';
import { Button } from '@chamba/kernel/ui/button';
import { ActivityIcon, XIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Switch } from '@chamba/kernel/ui/switch';
import { addressWith, readChoices, withChoice, type Choices } from './choices.ts';
import { PanelFooter } from './panel-footer.tsx';
import { readPublished, type Published } from './published.ts';
import { UnitRow } from './unit-row.tsx';
import { useHealth } from './use-health.ts';
import styles from './panel.module.css';

export type PanelProps = {
  composition: PageComposition;
  allowOverrides: boolean;
  highlighted: boolean;
  onHighlight: (highlighted: boolean) => void;
  onClose: () => void;
  /** Leaves for another address; tests give their own. */
  leave?: (address: string) => void;
};

/** The composition panel: which release of each unit the page is made of, and which it should be made of. */
export function Panel({
  composition,
  allowOverrides,
  highlighted,
  onHighlight,
  onClose,
  leave = (address) => location.assign(address),
}: PanelProps) {
  const [choices, setChoices] = useState<Choices>(() => readChoices(composition));
  const [published, setPublished] = useState<Published | null>({});
  const { health, asking, ask } = useHealth(composition);
  const titleId = useId();
  const switchId = useId();
  const box = useModal(onClose);
  useEffect(() => {
    let live = true;
    void readPublished().then((found) => live && setPublished(found));
    return () => {
      live = false;
    };
  }, []);

  const reload = () => leave(addressWith(location.href, composition, choices, { open: true }));
  const reset = () =>
    leave(addressWith(location.href, { ...composition, custom: false }, {}, { open: false }));
  return (
    <dialog ref={box} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className="grow">
          <h2 id={titleId} className={styles.title}>
            Composición
          </h2>
          <p className="s13 muted">
            Pruebas · {composition.custom ? 'composición' : 'manifiesto'}{' '}
            <span className={styles.mono}>{composition.id.slice(0, 7)}</span>
          </p>
        </div>
        <IconButton label="Cerrar" onClick={onClose}>
          <XIcon size={24} />
        </IconButton>
      </header>
      <div className={styles.tools}>
        <span className={styles.highlight}>
          <Switch checked={highlighted} onValue={onHighlight} aria-labelledby={switchId} />
          <span id={switchId}>Resaltar en la página</span>
        </span>
        <Button variant="ghost" size="sm" icon={<ActivityIcon size={18} />} busy={asking} onClick={ask}>
          Probar salud
        </Button>
      </div>
      {published === null ? (
        <p className={styles.unpublished} role="status">
          No se pudo leer qué versiones hay publicadas.
        </p>
      ) : null}
      <ul className={styles.units}>
        {listUnits(composition).map((unit) => (
          <UnitRow
            key={unit}
            unit={unit}
            composition={composition}
            choices={choices}
            health={health[unit] ?? { state: 'unloaded' }}
            versions={published?.[unit] ?? []}
            allowOverrides={allowOverrides}
            onChoice={(choice) => setChoices((before) => withChoice(before, unit, choice))}
            onReload={reload}
          />
        ))}
      </ul>
      <PanelFooter
        changes={Object.keys(choices).length}
        custom={composition.custom}
        link={() => addressWith(location.href, composition, choices, { open: false })}
        onReset={reset}
      />
    </dialog>
  );
}

/** The host first, the others as the composition has them. */
function listUnits({ units }: PageComposition): string[] {
  const names = Object.keys(units);
  return [...names.filter((name) => name === HOST_UNIT), ...names.filter((name) => name !== HOST_UNIT)];
}

/** A modal dialog while it is mounted: the browser keeps the focus inside, and gives it back. */
function useModal(onClose: () => void) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  useEffect(() => {
    const dialog = box.current;
    const cancel = (event: Event) => {
      // A dialog inside, e.g. the confirmation, closes by itself.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    dialog?.addEventListener('cancel', cancel);
    return () => dialog?.removeEventListener('cancel', cancel);
  }, [onClose]);
  return box;
}
