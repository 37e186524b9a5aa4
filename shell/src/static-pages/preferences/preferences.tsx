import { useEffect, useState } from 'react';
import {
  chooseDataSaver,
  chooseTheme,
  savesData,
  themeChoice,
  type ThemeChoice,
} from '@chamba/kernel/preferences';
import { Card } from '@chamba/kernel/ui/card';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { Switch } from '@chamba/kernel/ui/switch';
import styles from './preferences.module.css';

const THEMES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
  { value: 'auto', label: 'Automática' },
];

/** How the site looks on this device, and what it may cost in data. Everything applies at once. */
export function Preferences() {
  // The server knows nothing of this browser's choices.
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  const [saver, setSaver] = useState(false);
  useEffect(() => {
    setTheme(themeChoice());
    setSaver(savesData());
  }, []);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Apariencia y datos</h1>
      <Card className={styles.block}>
        <h2>Apariencia</h2>
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
      </Card>
      <Card className={styles.block}>
        <div className={styles.row}>
          <div className="grow">
            <h2 id="ahorro">Ahorro de datos</h2>
            <p className="s14 muted">Sin logotipos ni fotos, y sin cargar páginas por adelantado.</p>
          </div>
          <Switch
            aria-labelledby="ahorro"
            checked={saver}
            onValue={(on) => {
              chooseDataSaver(on);
              setSaver(on);
            }}
          />
        </div>
      </Card>
      <p className="s14 muted">Lo que elijas se guarda solo en este dispositivo.</p>
    </div>
  );
}
