import { useRef, useState, type ReactNode } from 'react';
import { EllipsisVerticalIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Popover } from '@chamba/kernel/ui/popover';
import styles from './block.module.css';

export type OptionsMenuProps = {
  label: string;
  className?: string;
  /** Links and buttons; a button closes the menu and then does its work. */
  children: (choose: (action: () => void) => () => void) => ReactNode;
};

/** What can be done with one thing of a list. */
export function OptionsMenu({ label, className, children }: OptionsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (action: () => void) => () => {
    setOpen(false);
    // What had it is gone; the action may move it on.
    opener.current?.focus();
    action();
  };
  return (
    <div className={`${styles.menu} ${className ?? ''}`}>
      <IconButton
        ref={opener}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      {isOpen ? (
        <Popover align="end" onClose={() => setOpen(false)} className={styles.panel}>
          {children(choose)}
        </Popover>
      ) : null}
    </div>
  );
}
