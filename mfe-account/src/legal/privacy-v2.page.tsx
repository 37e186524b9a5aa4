import { legalPage } from './legal-page.tsx';

export default legalPage('privacyv2', 'unlisted');
