import { legalPage } from './legal-page.tsx';

export default legalPage('privacyv2', '/aviso-privacidad-v2');
