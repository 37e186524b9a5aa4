import type { CvContent } from '@chamba/kernel/json-resume';
import { leftovers, toContent } from './content.ts';
import type { Leftover } from './items.ts';

/** Why a file could not be read, in words for the person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** What a file says. */
export type FileContent = { content: CvContent; left: Leftover[] };

/** Most bytes of a file: a résumé with large pictures stays below. */
const SIZE_LIMIT = 15_000_000;

const OLD_WORD =
  'Es un documento de Word antiguo (.doc) o tiene contraseña. Guárdalo sin contraseña como PDF o .docx y súbelo de nuevo.';
const DAMAGED =
  'No pudimos abrir tu archivo: parece dañado. Vuelve a guardarlo o a descargarlo y súbelo de nuevo.';
const PHOTO =
  'No encontramos texto en tu archivo: parece una foto o un escaneo. Sube el PDF o el documento de Word original.';
const UNKNOWN =
  'No podemos leer este tipo de archivo. Sube un PDF, un documento de Word (.docx) o un JSON Resume (.json).';
const NOT_LOADED =
  'No pudimos cargar lo que hace falta para leer tu archivo. Revisa tu conexión y vuelve a intentarlo.';
const NOTHING =
  'Leímos tu archivo, pero no reconocimos en él los datos de un CV. Revisa que sea el archivo correcto.';

type Kind = 'pdf' | 'docx' | 'old-word' | 'json' | 'unknown';

/** What a file is by its first bytes: its name may say something else. */
function detectKind(bytes: Uint8Array): Kind {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'docx';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'old-word';
  return /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(start) ? 'json' : 'unknown';
}

/** Code that comes with the first file of its kind. @throws UnreadableFile when it did not arrive. */
async function load<Code>(code: () => Promise<Code>): Promise<Code> {
  try {
    return await code();
  } catch {
    throw new UnreadableFile(NOT_LOADED);
  }
}

async function readJson(bytes: Uint8Array): Promise<FileContent> {
  const { fromJsonResume } = await load(
    () => import(/* webpackChunkName: "cv-json" */ '@chamba/kernel/json-resume'),
  );
  let file: unknown;
  try {
    file = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
  const read = fromJsonResume(file);
  if (!read || typeof file !== 'object' || file === null) throw new UnreadableFile(NOTHING);
  return { content: read.content, left: leftovers(file, read.unread) };
}

async function readDocument(kind: 'pdf' | 'docx', bytes: Uint8Array): Promise<FileContent> {
  const { hasText, parseCv } = await load(
    () => import(/* webpackChunkName: "cv-reader" */ '../reader/index.ts'),
  );
  const readText =
    kind === 'pdf'
      ? (await load(() => import(/* webpackChunkName: "cv-pdf" */ './read-pdf.browser.ts'))).readPdf
      : (await load(() => import(/* webpackChunkName: "cv-docx" */ './read-docx.browser.ts'))).readDocx;
  const read = await readText(bytes);
  if (read === 'damaged') throw new UnreadableFile(DAMAGED);
  if (read === 'locked') throw new UnreadableFile('Tu PDF tiene contraseña. Quítasela y vuelve a subirlo.');
  if (!hasText(read)) throw new UnreadableFile(PHOTO);
  return { content: toContent(parseCv(read)), left: [] };
}

const isEmpty = ({ person, employments, academicexperience, skills }: CvContent): boolean =>
  [person.name, person.email, person.phone].every((text) => text === '') &&
  employments.length + academicexperience.length + skills.length === 0;

/**
 * Reads a file on the device; nothing of it leaves it.
 * @throws UnreadableFile with words for the person.
 */
export async function readFile(file: File): Promise<FileContent> {
  if (file.size === 0) throw new UnreadableFile('Tu archivo está vacío. Elige otro.');
  if (file.size > SIZE_LIMIT)
    throw new UnreadableFile(
      'Tu archivo pesa más de 15 MB. Guárdalo sin imágenes grandes y súbelo de nuevo.',
    );
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile('No pudimos leer tu archivo. Elígelo otra vez.');
  }
  const kind = detectKind(bytes);
  if (kind === 'old-word') throw new UnreadableFile(OLD_WORD);
  if (kind === 'unknown') throw new UnreadableFile(UNKNOWN);
  const read = kind === 'json' ? await readJson(bytes) : await readDocument(kind, bytes);
  if (isEmpty(read.content)) throw new UnreadableFile(NOTHING);
  return read;
}
