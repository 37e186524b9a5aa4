import { DataSaverSwitch, ThemeSwitch } from '@chamba/kernel/preferences/controls';
import { Card } from '@chamba/kernel/ui/card';
import styles from './preferences.module.css';

/** How the site looks on this device, and what it may cost in data. Everything applies at once. */
export function Preferences() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Apariencia y datos</h1>
      <Card className={styles.block}>
        <h2>Apariencia</h2>
        <ThemeSwitch />
      </Card>
      <Card className={styles.block}>
        <div className={styles.row}>
          <div className="grow">
            <h2 id="ahorro">Ahorro de datos</h2>
            <p className="s14 muted">Sin logotipos ni fotos, y sin cargar páginas por adelantado.</p>
          </div>
          <DataSaverSwitch labelId="ahorro" />
        </div>
      </Card>
      <p className="s14 muted">Lo que elijas se guarda solo en este dispositivo.</p>
    </div>
  );
}
