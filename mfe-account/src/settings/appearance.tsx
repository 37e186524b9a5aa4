import { DataSaverSwitch, ThemeSwitch } from '@chamba/kernel/preferences/controls';
import { SectionCard } from './section-card.tsx';
import styles from './settings.module.css';

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
