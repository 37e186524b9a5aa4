import type { ComponentDocs } from './docs.ts';
import { IndexPage } from './index-page.tsx';
import type { GalleryPage } from './pages.ts';
import { toSlug } from './pages.ts';
import { StoriesPage } from './stories-page.tsx';
import { StoryCanvas, StoryList } from './story-view.tsx';
import styles from './gallery.module.css';

export type GalleryProps = {
  pages: readonly GalleryPage[];
  docs: ComponentDocs;
  /**
   * Where the browser is: `/dev/ui` is the list, `/dev/ui/<id>` a page; `?bare` leaves out all but its stories, and
   * `?story=<name>` all but one of them, without words.
   */
  address: URL;
};

/** What is at an address of the gallery. */
export function Gallery({ pages, docs, address }: GalleryProps) {
  const id = /^\/dev\/ui\/([\w-]+)\/?$/.exec(address.pathname)?.[1];
  if (id === undefined) return <IndexPage pages={pages} />;
  const page = pages.find((each) => each.id === id);
  if (!page) return <IndexPage pages={pages} missing={id} />;
  const name = address.searchParams.get('story');
  const story = page.stories.find((each) => toSlug(each.name) === name);
  if (story)
    return (
      <main className={styles.alone} aria-label={story.name}>
        <StoryCanvas story={story} />
      </main>
    );
  if (address.searchParams.has('bare'))
    return (
      <main className={styles.bare} aria-label={page.title}>
        <StoryList page={page} />
      </main>
    );
  return <StoriesPage page={page} pages={pages} docs={docs[page.folder] ?? {}} />;
}
