import { definePage } from '@chamba/kernel/remote';
import { deletionPage } from './deletion-view.tsx';

/** For the apps, whose stores want an address that works without a log-in. */
export default definePage(deletionPage({ needsSession: false }));
