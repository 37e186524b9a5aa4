/** The remote contract: what a unit of the page declares and what the shell may expect of it. */
export { defineRemote, InvalidRemoteError } from './define-remote.ts';
export { definePage } from './define-page.ts';
export type {
  FooterKind,
  FormDeclaration,
  FormFields,
  HeaderKind,
  Head,
  Page,
  PageAccess,
  PageCategory,
  PageContext,
  PageProps,
  PageTexts,
  Remote,
  RobotsRule,
  RemoteModule,
  RouteDeclaration,
  SlotFiller,
} from './types.ts';
