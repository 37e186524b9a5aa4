/** How pages make each call of `complaints`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as complaintsFraud } from '../complaints/fraud.ts';

export const calls = {
  'complaints.fraud': complaintsFraud,
};
