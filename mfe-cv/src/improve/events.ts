import { isRecord, isText } from '@chamba/kernel/storage';

/** The text of one event; empty for one that has none. */
function parsePiece(event: string): string {
  if (!event.startsWith('data:')) return '';
  const data: unknown = JSON.parse(event.slice('data:'.length));
  return isRecord(data) && isText(data['piece']) ? data['piece'] : '';
}

/** What an answer that comes in pieces says so far. @param received as much of it as is there. */
export const textOfEvents = (received: string): string =>
  // What follows the last blank line is not whole yet.
  received.split('\n\n').slice(0, -1).map(parsePiece).join('');
