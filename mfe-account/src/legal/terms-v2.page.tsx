import { legalPage } from './legal-page.tsx';

export default legalPage('termsv2', 'unlisted');
