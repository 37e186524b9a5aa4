import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../format/index.ts';
import { useHydrated } from '../../hydration/index.ts';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './facet.module.css';

export type FacetProps = {
  /** Name of the filter, e.g. 'Sueldo'. */
  label: string;
  /** Chosen value; it replaces the name on the button. */
  value?: string;
  open: boolean;
  /** The owner keeps one facet open at a time. */
  onOpenChange: (open: boolean) => void;
  /** Buttons fixed at the bottom of the panel. */
  footer?: ReactNode;
  /** Width of the panel from 1024 pixels, in CSS pixels; 340 by default. */
  width?: number;
  /** The list of items. */
  children: ReactNode;
  /** Where to go without JavaScript: the button is a link until the page is alive. */
  href?: string;
};

/**
 * A filter button with its panel: a popover from 1024 pixels, a bottom sheet below.
 * @example
 * <Facet label="Sueldo" value={chosen?.label} open={open} onOpenChange={setOpen} footer={buttons}>
 *   <FacetList>…</FacetList>
 * </Facet>
 */
export function Facet({ label, value, open, onOpenChange, footer, width = 340, children, href }: FacetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const alive = useHydrated();
  /** Null until the window has been measured: a panel drawn in the wrong form would take the focus away. */
  const [wide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 1024px)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  useEffect(() => {
    if (!open) return;
    const target =
      panel.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-checked="true"]') ??
      panel.current?.querySelector<HTMLElement>('button:enabled, a');
    target?.focus();
  }, [open, wide]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus went with the panel.
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const face = classNames(styles.facet, value && styles.on, open && styles.open);
  const texts = (
    <>
      {value ? <span className="vh">{label}: </span> : null}
      <span className={styles.text}>{value ?? label}</span>
      <ChevronDownIcon size={16} />
    </>
  );
  const content = (
    <div ref={panel} className={styles.panel}>
      <div className={styles.scroll}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
  return (
    <span className={styles.host}>
      {href && !alive ? (
        <a className={face} href={href}>
          {texts}
        </a>
      ) : (
        <button
          ref={button}
          type="button"
          className={face}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => onOpenChange(!open)}
        >
          {texts}
        </button>
      )}
      {open && wide ? (
        <Popover
          id={panelId}
          role="dialog"
          aria-label={`Filtrar por ${label.toLocaleLowerCase('es-MX')}`}
          className={styles.pop}
          style={{ width }}
          onClose={() => onOpenChange(false)}
        >
          {content}
        </Popover>
      ) : null}
      <Dialog
        open={open && wide === false}
        onClose={() => onOpenChange(false)}
        title={label}
        className={styles.sheet}
      >
        {content}
      </Dialog>
    </span>
  );
}

export type FacetItemProps = {
  label: string;
  /** Vacancies with this value; missing if not counted. */
  count?: number;
  /** Part of the largest count, 0–1, drawn as a bar; decorative. */
  share?: number;
  selected: boolean;
  /** One of several that can be chosen together: a checkbox, else a button that takes the place of the one chosen. */
  multiple?: boolean;
  /** An item under the one above it. */
  indented?: boolean;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
  onToggle: () => void;
};

/**
 * The list inside a facet's panel.
 * @example
 * <FacetList>
 *   <FacetItem label="Híbrido" count={120} selected={false} onToggle={choose} />
 * </FacetList>
 */
export function FacetList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/**
 * One value of a facet; pressing the chosen one removes it.
 * @example <FacetItem label="Jalisco" count={1_234} share={0.4} selected onToggle={removeState} />
 */
export function FacetItem(props: FacetItemProps) {
  const { label, count, share, selected, multiple = false, indented, disabled, onToggle } = props;
  return (
    <li>
      <button
        type="button"
        {...(multiple ? { role: 'checkbox', 'aria-checked': selected } : { 'aria-pressed': selected })}
        disabled={disabled}
        className={classNames(styles.item, selected && styles.chosen, indented && styles.indented)}
        onClick={onToggle}
      >
        <span className={multiple ? styles.box : styles.radio} aria-hidden="true">
          {multiple ? <CheckIcon size={16} /> : null}
        </span>
        <span className={styles.name}>{label}</span>
        {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
        {share === undefined ? null : (
          <span className={styles.share} aria-hidden="true">
            <i style={{ inlineSize: `${share > 0 ? Math.max(2, Math.min(100, share * 100)) : 0}%` }} />
          </span>
        )}
      </button>
    </li>
  );
}
