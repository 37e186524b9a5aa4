import {
  DataFolderError,
  adopt,
  damaged,
  folderError,
  holdsDatabase,
  isDiskFull,
  makePrivate,
  newFolderFor,
} from './data-folder.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';

/**
 * Opens the database of a folder, or creates it.
 * @param options.again whether it was open before: then a folder without a database is damage.
 * @param options.onLost called once when the engine takes no more calls, unless it was ended.
 * @throws DataFolderError
 */
export async function openFolder(
  folder: string,
  { again, onLost }: { again: boolean; onLost: (why: Error) => void },
): Promise<Engine> {
  const start = (where: string, lost: (why: Error) => void): Promise<Engine> =>
    startEngine(where, lost).catch((error: unknown) => {
      // The engine's message is the same for a full disk and for damage.
      if (isDiskFull(where)) throw folderError(folder, { code: 'ENOSPC', cause: error });
      throw error;
    });
  if (!holdsDatabase(folder)) {
    if (again) throw damaged(folder, 'the database in it is gone');
    // Made aside, so that a start that is cut off leaves no half of a database behind.
    const making = newFolderFor(folder);
    const engine = await start(making, () => undefined);
    try {
      await engine.send({ kind: 'close' });
    } finally {
      await engine.end();
    }
    adopt(making, folder);
  }
  makePrivate(folder);
  const engine = await start(folder, onLost).catch((error: unknown) => {
    if (error instanceof DataFolderError) throw error;
    const why = error instanceof Error ? error.message.split(/[\n.]/)[0] : String(error);
    throw damaged(folder, `the database in it cannot be opened (${why})`, error);
  });
  try {
    // The engine rewrites its caches, with default modes.
    makePrivate(folder);
  } catch (error) {
    // The next attempt opens another engine: two of them on one folder would destroy it.
    await engine.end();
    throw error;
  }
  return engine;
}
