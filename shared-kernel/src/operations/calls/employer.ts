/** How pages make each call of `employer`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as employerAnswer } from '../employer/answer.ts';
import { call as employerCvPdf } from '../employer/cv-pdf.ts';
import { call as employerOpen } from '../employer/open.ts';
import { call as employerPreview } from '../employer/preview.ts';
import { call as employerReceivedFile } from '../employer/received-file.ts';
import { call as employerSharedCv } from '../employer/shared-cv.ts';

export const calls = {
  'employer.answer': employerAnswer,
  'employer.cvPdf': employerCvPdf,
  'employer.open': employerOpen,
  'employer.preview': employerPreview,
  'employer.receivedFile': employerReceivedFile,
  'employer.sharedCv': employerSharedCv,
};
