import { definePage } from '@chamba/kernel/remote';
import { deletionPage } from './deletion-view.tsx';

export default definePage(deletionPage({ needsSession: true }));
