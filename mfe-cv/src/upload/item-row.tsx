import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { CircleCheckIcon, PencilIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Tag } from '@chamba/kernel/ui/tag';
import { ItemForm } from './item-form.tsx';
import { textsOfItem } from './item-text.ts';
import { listFaults, type Item } from './items.ts';
import { itemsTaken, selectUpload } from './upload.slice.ts';
import styles from './upload.module.css';

/** What became of something, or what it still needs. */
function State({ item }: { item: Item }) {
  const { isTried } = useAppSelector(selectUpload);
  const faults = listFaults(item);
  if (item.status === 'saved')
    return (
      <Tag tone="ok" icon={<CircleCheckIcon size={15} />}>
        Guardado
      </Tag>
    );
  if (item.status === 'known') return <Tag>Ya está en tu CV</Tag>;
  if (item.status === 'saving') return <Tag tone="info">Guardando...</Tag>;
  if (item.status === 'failed') return <Tag tone="danger">No se guardó</Tag>;
  return faults.length > 0 && item.isTaken ? (
    <Tag tone={isTried ? 'danger' : 'accent'}>Falta: {faults.join(', ').toLowerCase()}</Tag>
  ) : null;
}

/** One thing that was read: taken or left, and changed in place. */
export function ItemRow({ item }: { item: Item }) {
  const dispatch = useAppDispatch();
  const { isSaving } = useAppSelector(selectUpload);
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { label, title, details } = textsOfItem(item);
  const isSettled = item.status === 'saved' || item.status === 'known';
  const name = label ? `${label}: ${title}` : title;
  const close = (): void => {
    setOpen(false);
    // After the form is gone: the button is drawn again.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isOpen) {
    return (
      <li className={styles.item}>
        <ItemForm item={item} onClose={close} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        {isSettled ? (
          <span className={styles.settled}>{name}</span>
        ) : (
          <Checkbox
            className={styles.box}
            checked={item.isTaken}
            disabled={isSaving}
            onValue={(isTaken) => dispatch(itemsTaken({ ids: [item.id], isTaken }))}
          >
            {label ? <span className="vh">{label}: </span> : null}
            <span className={item.isTaken ? '' : 'muted'}>{title}</span>
          </Checkbox>
        )}
        <State item={item} />
        {isSettled || isSaving ? null : (
          <IconButton ref={pencil} label={`Editar: ${name}`} onClick={() => setOpen(true)}>
            <PencilIcon size={18} />
          </IconButton>
        )}
      </div>
      <div className={styles.details}>
        {details.map((text) => (
          <p key={text} className="muted s14">
            {text}
          </p>
        ))}
        {item.note && !isSettled ? <p className={styles.note}>{item.note}</p> : null}
        {item.error ? (
          <p className={styles.error} role="alert">
            {item.error}
          </p>
        ) : null}
      </div>
    </li>
  );
}
