/** The names of react-router-dom a remote may use. One copy of the router is on the page: this facade. */
export { useLocation, useNavigate, useNavigation } from 'react-router-dom';
export { navigate } from './navigate.ts';
