import type { SlotProps } from '@chamba/kernel/slots';
import styles from './__feature__.module.css';

/** Fills the slot `__slot__`. It gets the props of the slot's contract and nothing else of the page. */
export default function __FeatureName__Slot(_props: SlotProps<'__slot__'>) {
  return (
    <section className={styles.box} aria-label="__title__">
      <h2 className="b">__title__</h2>
    </section>
  );
}
