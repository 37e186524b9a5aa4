import type { Story } from '@chamba/kernel/ui/stories';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type GalleryPage, toHref, toSlug } from './pages.ts';
import styles from './gallery.module.css';

/** Links of examples lead nowhere: their addresses are the product's. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Class names of what a story stands on. */
const GROUNDS = { page: '', surface: styles.surface, hero: `${styles.hero} on-hero` };

/** A story as it is in the product, on its ground. */
export function StoryCanvas({ story }: { story: Story }) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas.current) story.play?.(canvas.current);
  }, [story]);
  const { ground = 'page' } = story;
  return (
    // It only keeps clicks on links from leaving.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={canvas}
      className={[styles.canvas, GROUNDS[ground]].join(' ')}
      data-force={story.force}
      onClick={stay}
    >
      {story.render()}
    </div>
  );
}

/** All stories of a page with their names. */
export function StoryList({ page }: { page: GalleryPage }) {
  const stories = page.stories.map((story) => {
    const slug = toSlug(story.name);
    return (
      <section key={slug} className={styles.story} aria-labelledby={slug}>
        <h2 id={slug} className={styles.name}>
          {story.name}
        </h2>
        {story.about ? <p className={styles.about}>{story.about}</p> : null}
        {story.window === undefined ? (
          <StoryCanvas story={story} />
        ) : (
          <iframe
            className={styles.window}
            title={`${page.title}: ${story.name}`}
            src={`${toHref(page.id)}?story=${slug}`}
            height={story.window}
          />
        )}
      </section>
    );
  });
  return (
    <div id="stories" className={styles.stories}>
      {stories}
    </div>
  );
}
