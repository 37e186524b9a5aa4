import type { CallDefinitions } from '../call-definition.ts';
import { savedAnswerSchema } from '../schemas/account.ts';
import * as schemas from '../schemas/resume.ts';
import { restRead, restWrite } from '../wire.ts';

type ResumeCalls = Extract<keyof CallDefinitions, `resume.${string}` | `candidate.${string}`>;
type OfUser = { user_profile: { userid: string } };

const isOfUser = (input: { userid: string }, answer: OfUser): boolean =>
  answer.user_profile.userid === input.userid;

/** A save may leave the résumé's id out of its answer; a different one is never ours. */
const isOfResume = (
  input: { userid: string; resumeid: string },
  answer: OfUser & { resumeid?: string | undefined },
): boolean => isOfUser(input, answer) && (answer.resumeid ?? input.resumeid) === input.resumeid;

export const resumeCalls: Pick<CallDefinitions, ResumeCalls> = {
  'candidate.read': {
    operation: 'load-candidate-data',
    method: 'GET',
    request: () => restRead('myService', 'candidateData'),
    answer: schemas.candidateDataAnswerSchema,
    matches: isOfUser,
  },
  'candidate.save': {
    operation: 'save-candidate-data',
    method: 'POST',
    request: ({ updater }) => restWrite('myService', 'candidateData', { updater }),
    answer: savedAnswerSchema,
    matches: isOfUser,
  },
  'resume.create': {
    operation: 'create-resume',
    method: 'POST',
    request: () => restWrite('myService', 'resume', { doctype: 'resume' }),
    answer: schemas.resumeCreatedAnswerSchema,
    matches: isOfUser,
  },
  'resume.read': {
    operation: 'load-resume',
    method: 'GET',
    request: ({ resumeid }) =>
      restRead('myService', 'resume', { instance: resumeid, requestedsections: 'all' }),
    answer: schemas.resumeAnswerSchema,
    matches: (input, answer) => isOfUser(input, answer) && answer.resume.resumeid === input.resumeid,
  },
  'resume.save': {
    operation: 'save-resume',
    method: 'POST',
    request: ({ resumeid, updater }) => restWrite('myService', 'resume', { updater }, resumeid),
    answer: savedAnswerSchema,
    matches: isOfResume,
  },
  'resume.changeStatus': {
    operation: 'change-resume-status',
    method: 'POST',
    request: ({ resumeid, op_type }) => restWrite('myService', 'resume', { op_type }, resumeid),
    answer: savedAnswerSchema,
    matches: isOfResume,
  },
};
