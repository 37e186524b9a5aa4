import { type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { highlight } from './highlight.tsx';
import styles from './combobox.module.css';

export type ComboboxItem = {
  /** Unique in the whole list. */
  id: string;
  text: string;
  /** Smaller words after the text, e.g. the state of a city. */
  detail?: string;
  /** A second line under the text. */
  line?: string;
  /** At the end of the line, e.g. '2,316' or '12 nuevas'. */
  note?: string;
  icon?: ReactNode;
};

export type ComboboxGroup<Item extends ComboboxItem = ComboboxItem> = {
  id: string;
  /** Heading over this and the following groups with the same one, e.g. 'Sugerencia de búsqueda'. */
  section?: string;
  /** Heading of the group itself, e.g. 'Ciudades'. */
  title?: string;
  items: readonly Item[];
};

/** Id of the option at a place in the flat list of items. */
export function optionId(idBase: string, index: number): string {
  return `${idBase}-o${index}`;
}

type OptionListProps<Item extends ComboboxItem> = {
  idBase: string;
  groups: ReadonlyArray<ComboboxGroup<Item>>;
  query: string;
  active: number;
  onChoose: (item: Item) => void;
  onActive: (index: number) => void;
};

/** The groups of a combobox's list with their headings and options. */
export function OptionList<Item extends ComboboxItem>({
  idBase,
  groups,
  query,
  active,
  onChoose,
  onActive,
}: OptionListProps<Item>) {
  const filled = groups.filter((group) => group.items.length > 0);
  return filled.map((group, place) => {
    const start = filled.slice(0, place).reduce((sum, earlier) => sum + earlier.items.length, 0);
    const firstOfSection = filled.findIndex((other) => other.section === group.section);
    const sectionId = group.section ? `${idBase}-s${firstOfSection}` : undefined;
    const titleId = group.title ? `${idBase}-t${place}` : undefined;
    return (
      <div key={group.id}>
        {group.section && firstOfSection === place ? (
          <p className={styles.section} id={sectionId} role="presentation">
            {group.section}
          </p>
        ) : null}
        <div role="group" aria-labelledby={classNames(sectionId, titleId)}>
          {group.title ? (
            <p className={styles.title} id={titleId} role="presentation">
              {group.title}
            </p>
          ) : null}
          {group.items.map((item, offset) => {
            const index = start + offset;
            return (
              // The keyboard is served by the input: options never hold the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={item.id}
                id={optionId(idBase, index)}
                role="option"
                aria-selected={index === active}
                className={classNames(styles.option, index === active && styles.active)}
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => index !== active && onActive(index)}
                onClick={() => onChoose(item)}
              >
                {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
                <span className={styles.text}>
                  {highlight(item.text, query)}
                  {item.detail ? (
                    <>
                      {/* For screen readers the two are one name, as 'Guadalajara, Jalisco'. */}
                      <span className="vh">, </span>
                      <small> {item.detail}</small>
                    </>
                  ) : null}
                  {item.line ? (
                    <>
                      <span className="vh">, </span>
                      <small className={styles.line}>{item.line}</small>
                    </>
                  ) : null}
                </span>
                {item.note ? <span className={styles.note}>{item.note}</span> : null}
              </div>
            );
          })}
        </div>
      </div>
    );
  });
}
