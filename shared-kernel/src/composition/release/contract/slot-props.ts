/** What the owner of a slot passes to its filler, as schemas; checked against the types that pages are written with. */
import * as z from 'zod/mini';
import { jobSchema } from '../../../operations/jobs/job.ts';
import type { SlotPropsMap } from '../../../slots/contracts.ts';
import { callback } from './callback.ts';
import type { SchemasOf } from './typed.ts';

const noProps = z.object({});

const schemas = {
  'header.search': z.object({ variant: z.enum(['hero', 'bar']) }),
  'header.login': z.object({ onClose: callback<() => void>() }),
  'header.email-status': noProps,
  'page.extended-search': noProps,
  'offer.apply': z.object({ job: jobSchema(), placement: z.enum(['title', 'bar']) }),
  'offer.match': z.object({ job: jobSchema() }),
  'offer.applied': z.object({ job: jobSchema() }),
  'results.save-search': z.object({ url: z.string(), description: z.string() }),
  'dashboard.completeness': noProps,
  'dashboard.search': noProps,
  'dashboard.email-confirmation': noProps,
  'resume.email': noProps,
};

/** Props of every slot. */
export const slotPropsSchemas: SchemasOf<SlotPropsMap, typeof schemas> = schemas;
