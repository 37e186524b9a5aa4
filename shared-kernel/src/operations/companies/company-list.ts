/** What the directory of employers answers. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, list, or, text } from '../lenient.ts';
import { companyItemSchema } from './company.ts';
import type { Parsed } from '../operation.ts';

const companySummarySchema = once(() => z.object({ totaldocs: amount() }));

/** GET /rest searchCompanyLetter/companies; both lists are the same one. */
export const companyListAnswerSchema = once(() =>
  completed(
    z.object({
      companieslist: list(companyItemSchema()),
      companylist: list(companyItemSchema()),
      summary: or(companySummarySchema(), {}),
      error: or(z.nullable(z.object({ code: text(), description: text() })), null),
    }),
    ({ companieslist, companylist }) => ({
      companieslist: companieslist ?? companylist,
      companylist: companylist ?? companieslist,
    }),
  ),
);
export type CompanyListAnswer = Parsed<typeof companyListAnswerSchema>;
