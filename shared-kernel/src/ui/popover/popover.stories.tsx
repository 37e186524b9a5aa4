import { useState } from 'react';
import { EllipsisVerticalIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Stories } from '../stories/index.ts';
import { Popover, type PopoverProps } from './index.ts';
import styles from '../stories/foundations.module.css';

function Example({ align }: Pick<PopoverProps, 'align'>) {
  const [open, setOpen] = useState(true);
  return (
    <div className={align === 'end' ? styles.atEnd : styles.anchor}>
      <IconButton label="Opciones" line aria-expanded={open} onClick={() => setOpen(!open)}>
        <EllipsisVerticalIcon />
      </IconButton>
      {open ? (
        <Popover align={align} onClose={() => setOpen(false)}>
          <ul className={styles.menu}>
            {['Ver vacantes', 'Editar', 'Eliminar'].map((label) => (
              <li key={label}>
                <a href="/busquedas">{label}</a>
              </li>
            ))}
          </ul>
        </Popover>
      ) : null}
    </div>
  );
}

export default {
  title: 'Popover',
  about:
    'A floating panel under the button that opens it; closes by Esc, a press outside or focus outside. What has to be finished is a Dialog.',
  components: { Popover },
  stories: [
    { name: 'At the start', window: 260, render: () => <Example align="start" /> },
    { name: 'At the end', window: 260, render: () => <Example align="end" /> },
  ],
} satisfies Stories;
