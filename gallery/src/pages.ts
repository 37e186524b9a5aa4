import type { Stories } from '@chamba/kernel/ui/stories';

/** A page of the gallery. */
export type GalleryPage = Stories & {
  /** Its last part of the address: the name of the stories file. */
  id: string;
  /** The folder of the kernel's `src/ui` that holds it. */
  folder: string;
};

/** Address of the list, or of a page. */
export const toHref = (id = ''): string => (id === '' ? '/dev/ui' : `/dev/ui/${id}`);

/**
 * Pages out of stories files.
 * @param modules default exports by path, as './button/button.stories.tsx'.
 */
export function toPages(modules: ReadonlyArray<readonly [path: string, stories: Stories]>): GalleryPage[] {
  return modules
    .map(([path, stories]) => {
      const [folder = '', file = ''] = path.replace(/^\.\//, '').split('/');
      return { ...stories, id: file.replace(/\.stories\.tsx$/, ''), folder };
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Pages whose title, components or purpose have all words of a query. */
export function filterPages(pages: readonly GalleryPage[], query: string): GalleryPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, about, components }) => {
    const text = [title, about, ...Object.keys(components)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Whether a page shows tokens or utilities rather than components. */
export const isFoundation = ({ components }: GalleryPage): boolean => Object.keys(components).length === 0;

/** Name of a story in an address and as the id of its heading. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
