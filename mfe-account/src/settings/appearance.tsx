import { useEffect, useState } from 'react';
import {
  chooseDataSaver,
  chooseTheme,
  savesData,
  themeChoice,
  type ThemeChoice,
} from '@chamba/kernel/preferences';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { Switch } from '@chamba/kernel/ui/switch';
import { SectionCard } from './section-card.tsx';
import styles from './settings.module.css';

const THEMES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
  { value: 'auto', label: 'Automática' },
];

/** Chooses the theme of this device. The server does not know it: nothing is chosen until scripts run. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  useEffect(() => setTheme(themeChoice()), []);
  return (
    <Segmented
      label="Apariencia"
      hideLabel
      options={THEMES}
      value={theme}
      onValue={(choice) => {
        chooseTheme(choice);
        setTheme(choice);
      }}
    />
  );
}

/** Turns the saving of data on and off on this device. @param labelId of the element that names it. */
export function DataSaverSwitch({ labelId }: { labelId: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(savesData()), []);
  return (
    <Switch
      aria-labelledby={labelId}
      checked={isOn}
      onValue={(on) => {
        chooseDataSaver(on);
        setOn(on);
      }}
    />
  );
}

/** How the site looks on this device, and what it may cost in data. */
export function AppearanceSection({ level }: { level: 1 | 2 }) {
  return (
    <SectionCard level={level} title="Apariencia" lead="Lo que elijas se guarda solo en este dispositivo.">
      <ThemeSwitch />
      <div className={styles.choice}>
        <div className="grow">
          <p className="b" id="saver-label">
            Ahorro de datos
          </p>
          <p className="s14 muted">Sin logotipos ni fotos, y sin cargar páginas por adelantado.</p>
        </div>
        <DataSaverSwitch labelId="saver-label" />
      </div>
    </SectionCard>
  );
}
