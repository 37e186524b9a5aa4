export { ByeArt, EmptyArt, ErrorArt, MailArt, OfflineArt, type ArtProps } from './art.tsx';
