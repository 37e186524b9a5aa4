/** Failures of units in server rendering, reported with those of pages. */
import type { PageFigures } from '@chamba/platform-store';
import { truncate, MAX_MESSAGE_LENGTH } from '../observability/logger.ts';
import type { FailedRender } from '../rendering/renderer.ts';
import { anonymousWords } from './report.ts';

/**
 * The figure of a failed render: kind `server-error`, `server-time-out`, `server-memory`, `server-crash` or
 * `server-stray`.
 */
export function toFigure({ unit, version, reason, error }: FailedRender): PageFigures {
  const failure = error instanceof Error ? error : new Error(String(error));
  const name = /^[A-Za-z_$][\w$]{0,59}$/.test(failure.name) ? failure.name : 'Error';
  const message = anonymousWords(truncate(failure.message, MAX_MESSAGE_LENGTH)).slice(0, 200);
  return {
    views: [],
    errors: [{ unit, version, kind: `server-${reason}`, name, message, files: [] }],
    vitals: [],
    failed: [{ unit, version }],
  };
}
