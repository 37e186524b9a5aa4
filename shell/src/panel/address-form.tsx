import { useEffect, useRef, useState } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { readAddress } from './choices.ts';
import styles from './panel.module.css';

/** Asks for the address a unit's code comes from. */
export function AddressForm({
  unit,
  onAddress,
  onCancel,
}: {
  unit: string;
  onAddress: (address: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const address = readAddress(text);
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (address !== null) onAddress(address);
      }}
    >
      <Field
        ref={box}
        id={`direccion-${unit}`}
        label={`Dirección de ${unit}`}
        placeholder="http://localhost:5174"
        value={text}
        onValue={setText}
        error={
          tried && address === null ? 'Escribe una dirección que empiece con http:// o https://' : undefined
        }
      />
      <div className={styles.addressActions}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
        <Button size="sm" type="submit">
          Usar
        </Button>
      </div>
    </form>
  );
}
