import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Resume, TransportRequest, UpdaterTriple } from '@chamba/kernel/api';
import { candidate, resume } from './fixtures.ts';
import { openResume } from './open-resume.tsx';

const user_profile = { userid: '7' };

const [job] = resume().professionalexperience.employments;
if (!job) throw new Error('the example has a job');

/** Jobs of a résumé that is edited. */
export const first = job;
export const second = { ...first, id: '2', jobtitle: 'Auxiliar de tienda', company: 'Papelería El Lápiz' };

/** A résumé with these jobs. */
export const withJobs = (employments: Resume['professionalexperience']['employments'], revision = 1) =>
  resume({ revision, professionalexperience: { employments, specialities: [], skills: [] } });

type Save = { updater: UpdaterTriple[]; revision: number };
type Refusal = { status: number; code: string };

/** A service with one résumé, whose answer to saves a test decides. */
export class EditedResume {
  resume: Resume;
  saves: Save[] = [];
  /** Answers to the next saves; without one the save changes the résumé by `apply`. */
  refusals: Refusal[] = [];
  apply: (saved: Resume, save: Save) => Resume = (saved) => saved;

  constructor(start: Resume) {
    this.resume = start;
  }

  answer = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (query?.['service'] === 'retrieveToken')
      return { status: 401, data: { status: 401, errors: [{ code: 'AAIS-2', description: '' }] } };
    if (!body) return ok({ user_profile, resume: this.resume });
    const { payload: save } = body as { payload: Save };
    this.saves.push(save);
    const refusal = this.refusals.shift();
    if (refusal) {
      const { status, code } = refusal;
      return { status, data: { status, errors: [{ code, description: `por ${code}` }] } };
    }
    this.resume = { ...this.apply(this.resume, save), revision: this.resume.revision + 1 };
    return ok({ user_profile, resumeid: '70', revision: this.resume.revision });
  };
}

/**
 * Draws a résumé to be edited.
 * @param keeps whether drafts of the test so far stay on the device.
 * @returns its service and its store, the section of experience, and the person who edits.
 */
export async function openEdited(start: Resume, keeps = false) {
  if (!keeps) localStorage.clear();
  const service = new EditedResume(start);
  const { store } = await openResume(service.answer);
  const region = within(screen.getByRole('region', { name: 'Experiencia profesional' }));
  return { service, store, region, user: userEvent.setup() };
}
