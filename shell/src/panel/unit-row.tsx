import { useId, useState } from 'react';
import { HOST_UNIT, type PageComposition } from '@chamba/kernel/composition';
import { PinIcon, RotateCcwIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { AddressForm } from './address-form.tsx';
import { failureText } from './failure-text.ts';
import { isPending, manifestVersion, findOrigin, shortName, type Choices, type Origin } from './choices.ts';
import { HealthText } from './health-text.tsx';
import type { Health } from './health.ts';
import { VersionSelect } from './version-select.tsx';
import styles from './panel.module.css';

const TAGS: Readonly<Record<Origin, { text: string; tone: 'primary' | 'accent' } | null>> = {
  manifest: null,
  pinned: { text: 'Fijada', tone: 'primary' },
  local: { text: 'Local', tone: 'accent' },
  changed: { text: 'Cambiada', tone: 'accent' },
};

export type UnitRowProps = {
  unit: string;
  composition: PageComposition;
  choices: Choices;
  health: Health;
  /** Published versions, newest first. */
  versions: readonly string[];
  allowOverrides: boolean;
  onChoice: (choice: string | undefined) => void;
  onReload: () => void;
};

/** One unit of the page: where it comes from, how it does, and which version of it to take. */
export function UnitRow(props: UnitRowProps) {
  const { unit, composition, choices, health, versions, allowOverrides, onChoice } = props;
  const [typing, setTyping] = useState(false);
  const manifest = manifestVersion(composition, unit);
  const origin = findOrigin(composition, choices, unit);
  const choice = choices[unit];
  const tag = TAGS[origin];
  const tinted = origin === 'local' || origin === 'changed';
  const shown = [...new Set([choice ?? manifest, manifest, ...versions])];
  return (
    <li className={`${styles.unit} ${tinted ? styles.tinted : ''}`} data-unit={unit}>
      <div className={styles.unitHead}>
        <span className={styles.unitName}>
          <span className={styles.mono}>{unit}</span>
          {tag ? <Tag tone={tag.tone}>{tag.text}</Tag> : null}
        </span>
        <HealthText health={overriddenHealth(composition, unit, health)} />
      </div>
      <div className={styles.controls}>
        <VersionSelect
          label={`Versión de ${unit}`}
          value={typing ? null : (choice ?? manifest)}
          options={shown.map((value) => ({ value, text: shortName(value) }))}
          // The host is what overrides run in; another one needs its own server.
          withAddress={allowOverrides && unit !== HOST_UNIT}
          onValue={(value) => {
            setTyping(false);
            if (value === manifest) onChoice(origin === 'pinned' ? value : undefined);
            else onChoice(value);
          }}
          onAddress={() => setTyping(true)}
        />
        <button
          type="button"
          className={styles.tool}
          aria-pressed={origin === 'pinned'}
          aria-label={`Fijar ${unit}`}
          title={`Fijar ${unit} en ${manifest}, la versión del manifiesto`}
          onClick={() => onChoice(origin === 'pinned' ? undefined : manifest)}
        >
          <PinIcon />
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={origin === 'manifest'}
          aria-label={`Restablecer ${unit}`}
          title={`Restablecer ${unit}`}
          onClick={() => {
            setTyping(false);
            onChoice(undefined);
          }}
        >
          <RotateCcwIcon />
        </button>
      </div>
      {typing ? (
        <AddressForm
          unit={unit}
          onAddress={(address) => {
            setTyping(false);
            onChoice(address);
          }}
          onCancel={() => setTyping(false)}
        />
      ) : null}
      <Notes {...props} origin={origin} manifest={manifest} />
    </li>
  );
}

/** What could not be had does not answer, whatever stands in for it does. */
function overriddenHealth({ overrides }: PageComposition, unit: string, health: Health): Health {
  return overrides?.[unit]?.failure ? { state: 'silent' } : health;
}

function Notes({
  unit,
  composition,
  choices,
  health,
  origin,
  manifest,
  onReload,
}: UnitRowProps & { origin: Origin; manifest: string }) {
  const [detailed, setDetailed] = useState(false);
  const detailId = useId();
  if (isPending(composition, choices, unit)) {
    return (
      <p className={styles.note}>
        Se aplica al recargar.{' '}
        <button type="button" className={styles.link} onClick={onReload}>
          Recargar
        </button>
      </p>
    );
  }
  const failure = composition.overrides?.[unit]?.failure;
  if (failure) {
    return (
      <>
        <p className={`${styles.note} ${styles.fault}`}>
          Se cayó al manifiesto ({manifest}) {waitText(failure.waitedMs)}.{' '}
          <button
            type="button"
            className={styles.link}
            aria-expanded={detailed}
            aria-controls={detailId}
            onClick={() => setDetailed(!detailed)}
          >
            {detailed ? 'Ocultar detalle' : 'Ver detalle'}
          </button>
        </p>
        <p id={detailId} className={`${styles.note} ${styles.mono}`} hidden={!detailed}>
          {composition.overrides?.[unit]?.wanted}: {failureText(unit, failure)}
        </p>
      </>
    );
  }
  if (health.state === 'silent') {
    return (
      <p className={`${styles.note} ${styles.fault}`}>
        En su lugar, sus páginas dicen que hay un problema y sus partes quedan con su respaldo.
      </p>
    );
  }
  if (origin === 'local')
    return <p className={styles.note}>Reemplaza a {manifest}. Solo en este navegador.</p>;
  if (origin === 'changed') return <p className={styles.note}>Reemplaza a {manifest}.</p>;
  return null;
}

/** `después de 3 s`; empty below half a second. */
function waitText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds === 0 ? 'al momento' : `después de ${seconds} s`;
}
