/** How pages make each call of `files`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as filesDeleteDocument } from '../files/delete-document.ts';
import { call as filesDeletePhoto } from '../files/delete-photo.ts';
import { call as filesDocuments } from '../files/documents.ts';
import { call as filesPhoto } from '../files/photo.ts';
import { call as filesRestoreDocument } from '../files/restore-document.ts';
import { call as filesSaveDocument } from '../files/save-document.ts';
import { call as filesSavePhoto } from '../files/save-photo.ts';

export const calls = {
  'files.deleteDocument': filesDeleteDocument,
  'files.deletePhoto': filesDeletePhoto,
  'files.documents': filesDocuments,
  'files.photo': filesPhoto,
  'files.restoreDocument': filesRestoreDocument,
  'files.saveDocument': filesSaveDocument,
  'files.savePhoto': filesSavePhoto,
};
