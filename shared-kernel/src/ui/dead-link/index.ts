export { DEAD_LINK_TITLE, DeadLink, type DeadLinkProps } from './dead-link.tsx';
