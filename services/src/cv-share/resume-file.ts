import type { ResumeFileAnswer, ResumeFormat } from '@chamba/kernel/api';
import { slugify } from '@chamba/kernel/routes';
import type { AccountContext } from '../account-context.ts';
import type { Account } from '../accounts/accounts.ts';
import { cvInWords } from '../apply/snapshot.ts';
import { makeCvFile } from '../cv-files/index.ts';
import { resumeAsJson } from '../data-export/json-resume.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { currentPhoto } from '../person-files/photo-bytes.ts';

const KINDS: Readonly<Record<ResumeFormat, { ending: string; type: string }>> = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  'pdf-columns': { ending: 'pdf', type: 'application/pdf' },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  json: { ending: 'json', type: 'application/json' },
};

/**
 * A résumé as a file, made anew.
 * @param instance its id; empty means the default one.
 * @throws Fault MYS-16 when the account has no such résumé, MYS-1 while too many files are being made.
 */
export async function resumeFile(
  context: AccountContext,
  account: Account,
  instance: string,
  format: ResumeFormat,
): Promise<ResumeFileAnswer> {
  const { store, now, siteName } = context;
  const resume = await requireResume(store, account.id, instance);
  const candidate = await readCandidate(store, account);
  const { ending, type } = KINDS[format];
  const cv = {
    date: now().toISOString(),
    ...cvInWords(account, candidate, resume),
    ...(await currentPhoto(context, account.id)),
  };
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(resumeAsJson(account, candidate, resume), null, 2)}\n`)
      : await makeCvFile({ cv, format, siteName });
  return {
    name: `CV-${slugify(cv.candidate.name) || 'chamba'}.${ending}`,
    type,
    base64: bytes.toString('base64'),
  };
}
