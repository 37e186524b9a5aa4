import type { Stories } from '@chamba/kernel/ui/stories';
import { toPages } from './pages.ts';

const context = import.meta.webpackContext('kernel-ui', { regExp: /\.stories\.tsx$/ });

/** A page for each stories file of the kernel: a new file is in the gallery with the next build. */
export const pages = toPages(
  context.keys().map((path) => [path, (context(path) as { default: Stories }).default]),
);
