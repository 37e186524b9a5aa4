/**
 * Headers of a page for the service worker: its owner, whether it may be stored offline, and the addresses of its
 * parts.
 */
import type { RouteMatch } from '@chamba/kernel/composition';
import {
  DOCUMENT_PARTS_HEADER,
  OFFLINE_HEADER,
  serializeDocumentParts,
  serializeKeepRule,
  SESSION_HEADER,
  SESSION_SECONDS_HEADER,
  type DocumentParts,
} from '@chamba/kernel/service-worker';
import type { RootState } from '@chamba/kernel/store';
import type { Composition } from '../composition/compose.ts';
import { routeRules } from '../composition/route-rules.ts';
import { sessionMark, sessionSeconds } from './visitor-wishes.ts';

type KeptPage = {
  composition: Composition;
  match: RouteMatch | null;
  state: Partial<RootState>;
  parts: DocumentParts;
};

/** Headers of a page for the service worker. Without an offline rule of its route it is not stored. */
export function offlineHeaders({ composition, match, state, parts }: KeptPage): Record<string, string> {
  const seconds = sessionSeconds(state);
  const keep = match && routeRules(composition, match).keep;
  return {
    [SESSION_HEADER]: sessionMark(state),
    ...(seconds !== null && { [SESSION_SECONDS_HEADER]: String(seconds) }),
    ...(match &&
      keep && {
        [OFFLINE_HEADER]: serializeKeepRule({ kind: `${match.unit}/${match.route.id}`, keep }),
        [DOCUMENT_PARTS_HEADER]: serializeDocumentParts(parts),
      }),
  };
}
