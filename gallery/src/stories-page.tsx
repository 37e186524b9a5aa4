import { Segmented } from '@chamba/kernel/ui/segmented';
import { useState } from 'react';
import type { ComponentDoc } from './docs.ts';
import { Header } from './header.tsx';
import { type GalleryPage, toHref, isFoundation } from './pages.ts';
import { PropList } from './prop-list.tsx';
import { StoryList } from './story-view.tsx';
import styles from './gallery.module.css';

type Width = 'window' | 'phone';

const WIDTHS: ReadonlyArray<{ value: Width; label: string }> = [
  { value: 'window', label: 'Window' },
  { value: 'phone', label: 'Phone' },
];

export type StoriesPageProps = {
  page: GalleryPage;
  /** All pages, for the ways to the neighbours. */
  pages: readonly GalleryPage[];
  docs: Readonly<Record<string, ComponentDoc>>;
};

/** A page with its stories, and what the sources say of its components. */
export function StoriesPage({ page, pages, docs }: StoriesPageProps) {
  const [width, setWidth] = useState<Width>('window');
  const place = pages.indexOf(page);
  const neighbours = [
    { rel: 'prev', target: pages[place - 1] },
    { rel: 'next', target: pages[place + 1] },
  ];
  return (
    <>
      <Header>
        <Segmented inline hideLabel label="Width" options={WIDTHS} value={width} onValue={setWidth} />
      </Header>
      <main className={styles.page}>
        <h1>{page.title}</h1>
        <p className="muted">{page.about}</p>
        {width === 'phone' ? (
          <iframe
            className={styles.phone}
            title={`${page.title} on a phone`}
            src={`${toHref(page.id)}?bare`}
            width={390}
            height={844}
          />
        ) : (
          <StoryList page={page} />
        )}
        {isFoundation(page) ? null : <Usage page={page} docs={docs} />}
        <nav aria-label="Neighbours" className={styles.neighbours}>
          {neighbours.map(({ rel, target }) =>
            target ? (
              <a key={rel} rel={rel} className="link" href={toHref(target.id)}>
                {target.title}
              </a>
            ) : null,
          )}
        </nav>
      </main>
    </>
  );
}

/** How a remote imports the components, and their props. */
function Usage({ page, docs }: Pick<StoriesPageProps, 'page' | 'docs'>) {
  const names = Object.keys(page.components);
  const described = names.flatMap((name) => {
    const doc = docs[name];
    return doc && doc.description !== '' ? [{ name, doc }] : [];
  });
  const imported = names.length > 3 ? [...names.slice(0, 3), '…'] : names;
  return (
    <section aria-labelledby="usage" className={styles.usage}>
      <h2 id="usage">Usage</h2>
      <pre className={styles.code}>
        <code>{`import { ${imported.join(', ')} } from '@chamba/kernel/ui/${page.folder}';`}</code>
      </pre>
      {described.map(({ name, doc }) => (
        <article key={name} className={styles.component}>
          <h3>{name}</h3>
          <p>{doc.description}</p>
          {doc.example ? (
            <pre className={styles.code}>
              <code>{doc.example}</code>
            </pre>
          ) : null}
          <PropList props={doc.props} />
        </article>
      ))}
    </section>
  );
}
