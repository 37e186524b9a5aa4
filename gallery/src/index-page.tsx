import { Field } from '@chamba/kernel/ui/field';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { useState } from 'react';
import { Header } from './header.tsx';
import { filterPages, type GalleryPage, toHref, isFoundation } from './pages.ts';
import styles from './gallery.module.css';

export type IndexPageProps = {
  pages: readonly GalleryPage[];
  /** The page that was asked for and does not exist. */
  missing?: string;
};

/** The list of the gallery, with a filter. */
export function IndexPage({ pages, missing }: IndexPageProps) {
  const [query, setQuery] = useState('');
  const found = filterPages(pages, query);
  const groups = [
    { title: 'Foundations', pages: found.filter(isFoundation) },
    { title: 'Components', pages: found.filter((page) => !isFoundation(page)) },
  ];
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>Design system</h1>
        <p className="muted">
          Every component of <code>@chamba/kernel/ui</code> in every state, from the{' '}
          <code>*.stories.tsx</code> beside it.
        </p>
        {missing === undefined ? null : <p role="alert">There is no page “{missing}”.</p>}
        <Field
          type="search"
          label="Filter by name"
          prefix={<SearchIcon />}
          value={query}
          onValue={setQuery}
          className={styles.filter}
        />
        <p className="vh" role="status">
          {found.length === 1 ? '1 page' : `${found.length} pages`}
        </p>
        {found.length === 0 ? <p>Nothing is called that.</p> : null}
        {groups.map((group) =>
          group.pages.length === 0 ? null : (
            <section key={group.title} aria-labelledby={group.title}>
              <h2 id={group.title}>{group.title}</h2>
              <ul className={styles.index}>
                {group.pages.map(({ id, title, about, stories }) => (
                  <li key={id}>
                    <a href={toHref(id)} className={styles.entry}>
                      <span className="b">{title}</span>
                      <span className="s14 muted">{about}</span>
                      <span className="s13 faint">
                        {stories.length === 1 ? '1 state' : `${stories.length} states`}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </main>
    </>
  );
}
