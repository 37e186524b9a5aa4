/** Loads all that calls will ever need. For processes that render pages: once one is rendered nothing more is to be read. */
import '../browser.ts';
import { groups } from '../calls.ts';

for (const load of Object.values(groups)) await load();
