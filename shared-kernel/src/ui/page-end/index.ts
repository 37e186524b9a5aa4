/** Things drawn over the page, outside of what they belong to. */
export { PageEnd } from './page-end.tsx';
