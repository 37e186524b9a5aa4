/** The gallery of the design system: `/dev/ui`, a page for each component. Texts are for engineers, in English. */
import '@chamba/kernel/styles/tokens.css';
import '@chamba/kernel/styles/base.css';
import docs from 'component-docs';
import { createRoot } from 'react-dom/client';
import { pages } from './all-pages.ts';
import { Gallery } from './gallery.tsx';
import { forceStates } from './forced-states.ts';
import { followTheme } from './theme.ts';

followTheme();
forceStates(document.styleSheets);
const root = document.getElementById('gallery');
if (root)
  createRoot(root).render(<Gallery pages={pages} docs={docs} address={new URL(window.location.href)} />);
