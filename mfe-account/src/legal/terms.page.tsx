import { legalPage } from './legal-page.tsx';

export default legalPage('terms', 'index');
