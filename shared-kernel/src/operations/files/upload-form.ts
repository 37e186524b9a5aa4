/** A file as pages send it. */
export type UploadInput = {
  file: Blob;
  /** Name of the file, with its ending. */
  name: string;
  /** Made up for each chosen file: the same file that is sent again has the same one, so that it is saved once. */
  attempt: string;
};

/** The form that carries a file. */
export function toForm({ file, name }: UploadInput): FormData {
  const form = new FormData();
  form.append('input-file', file, name);
  return form;
}
