import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage, type FieldTexts } from '../field/field-frame.tsx';
import { XIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type ComboboxGroup, type ComboboxItem, OptionList, optionId } from './option-list.tsx';
import { useRoom } from './use-room.ts';
import styles from './combobox.module.css';

export type ComboboxProps<Item extends ComboboxItem> = Pick<
  FieldTexts,
  'hint' | 'error' | 'reserve' | 'hideLabel'
> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onSelect' | 'onChange' | 'size'> & {
    label: string;
    /** Name of the list for screen readers, e.g. 'Ubicaciones'. */
    listLabel: string;
    /** The text of the input. */
    value: string;
    /** The person typed, or emptied the input. The owner drops the chosen id and asks for suggestions. */
    onInput: (value: string) => void;
    /** A suggestion was chosen; the owner sets the text. */
    onSelect: (item: Item) => void;
    /** Suggestions; without any the list is closed. */
    groups: ReadonlyArray<ComboboxGroup<Item>>;
    /** Before the input. */
    icon?: ReactNode;
    /** `box` is a form field; `bare` has no edge, for a bar that has its own. */
    frame?: 'box' | 'bare';
    /** `popover` floats under the input; `inline` takes its place in the page, for a full-screen search. */
    list?: 'popover' | 'inline';
    /** Why one of the suggestions has to be chosen; on top of the open list. */
    note?: string | undefined;
    ref?: Ref<HTMLInputElement>;
    className?: string;
  };

/**
 * A text input with grouped suggestions. Arrows, Home and End move through them, Enter chooses, Esc closes and then
 * empties. The focus stays in the input; their number is announced.
 * @example
 * <Combobox
 *   label="¿Dónde?"
 *   listLabel="Ubicaciones"
 *   value={text}
 *   onInput={ask}
 *   onSelect={choose}
 *   groups={suggestions}
 * />
 */
export function Combobox<Item extends ComboboxItem>({
  label,
  listLabel,
  value,
  onInput,
  onSelect,
  groups,
  icon,
  frame = 'box',
  list = 'popover',
  note,
  hint,
  error,
  reserve,
  hideLabel,
  id,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps<Item>) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const host = useRef<HTMLDivElement>(null);
  const listbox = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const items = groups.flatMap((group) => group.items);
  const open = focused && !dismissed && items.length > 0;
  const activeIndex = open && active < items.length ? active : -1;
  const keys = items.map((item) => item.id).join('\n');

  // Other suggestions: the marked one is no longer where it was.
  useEffect(() => setActive(-1), [keys]);
  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(optionId(inputId, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, inputId]);

  useRoom(listbox, open && list === 'popover');

  function choose(item: Item) {
    setDismissed(true);
    setActive(-1);
    onSelect(item);
  }
  function type(text: string) {
    setDismissed(false);
    setActive(-1);
    onInput(text);
  }
  function move(event: KeyboardEvent, to: number) {
    event.preventDefault();
    setDismissed(false);
    setActive((to + items.length) % items.length);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    if (event.key === 'ArrowDown' && items.length > 0) move(event, activeIndex + 1);
    // The owner may fetch some: they open the list when they come.
    else if (event.key === 'ArrowDown') setDismissed(false);
    else if (event.key === 'ArrowUp' && items.length > 0)
      move(event, activeIndex < 0 ? last : activeIndex - 1);
    else if (event.key === 'Home' && activeIndex >= 0) move(event, 0);
    else if (event.key === 'End' && activeIndex >= 0) move(event, last);
    else if (event.key === 'Enter') {
      const item = items[activeIndex];
      if (item) {
        event.preventDefault();
        choose(item);
      }
    } else if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (open) {
        setDismissed(true);
        setActive(-1);
      } else {
        onInput('');
      }
    }
  }

  return (
    <div
      ref={host}
      className={classNames(styles.combobox, styles[frame], className)}
      onBlur={(event) => {
        if (!host.current?.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <label htmlFor={inputId} className={hideLabel ? 'vh' : styles.label}>
        {label}
      </label>
      <div className={classNames(styles.control, (error || rest['aria-invalid']) && styles.invalid)}>
        {icon}
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={ref}
          id={inputId}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${inputId}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex >= 0 ? optionId(inputId, activeIndex) : undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error || hint ? `${inputId}-m` : rest['aria-describedby']}
          className={styles.input}
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            setFocused(true);
            setDismissed(false);
            onFocus?.(event);
          }}
          onBlur={onBlur}
          onClick={() => setDismissed(false)}
          onKeyDown={handleKey}
        />
        {value ? (
          <IconButton
            label={`Borrar ${label}`}
            className={styles.clear}
            tabIndex={-1}
            onClick={() => {
              type('');
              document.getElementById(inputId)?.focus();
            }}
          >
            <XIcon size={18} />
          </IconButton>
        ) : null}
      </div>
      <FieldMessage id={`${inputId}-m`} hint={hint} error={error} reserve={reserve} />
      <p className="vh" role="status">
        {open ? `${items.length} ${items.length === 1 ? 'sugerencia' : 'sugerencias'}` : ''}
      </p>
      <div
        ref={listbox}
        id={`${inputId}-list`}
        role="listbox"
        // A scrollable list would be an extra tab stop.
        tabIndex={-1}
        aria-label={listLabel}
        hidden={!open}
        className={classNames(styles.list, styles[list])}
      >
        {open && note ? (
          <p className={styles.reason} role="presentation">
            {note}
          </p>
        ) : null}
        {open ? (
          <OptionList
            idBase={inputId}
            groups={groups}
            query={value}
            active={activeIndex}
            onChoose={choose}
            onActive={setActive}
          />
        ) : null}
      </div>
    </div>
  );
}
