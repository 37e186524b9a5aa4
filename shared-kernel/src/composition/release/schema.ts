/** `release.json`: what a built unit says about itself. Written by the composer, read by the gateway; Node only. */
import { z } from 'zod';
import type { SlotName } from '../../slots/contracts.ts';
import type { EventName } from '../../events/index.ts';
import { contractSchema } from './contract/schema.ts';
import { releaseVersionSchema } from './version.ts';

const file = z
  .string()
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(\/[\w.-]+)*$/, 'must be a relative path inside the release');
const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/);
// Which slots and events exist is checked where they are declared, and between releases: the kernel that reads this may
// be older than the one a release was built with.
const slotName = z.string().transform((name) => name as SlotName);
const eventName = z.string().transform((name) => name as EventName);

/** A file with the hash a browser checks it by. */
export const entryFileSchema = z.object({ file, integrity });

/** Name of a field of a form; what it is looked up in has no prototype, and neither may it be named like one's. */
const fieldName = z.string().regex(/^[a-z]\w{0,39}$/i);

/** What the form of a page may send. */
export const releaseFormSchema = z.object({
  fields: z
    .array(fieldName)
    .max(60)
    .refine((names) => new Set(names).size === names.length, 'a field is declared twice'),
});

/** A route of a release: the declaration's data, and the files its page needs. */
export const releaseRouteSchema = z.object({
  id: z.string().min(1),
  path: z.string().startsWith('/'),
  category: z.enum([
    'home',
    'srp',
    'dashboard',
    'filters',
    '404',
    'subscriptions',
    'resume',
    'postulation',
    'create-account',
    'user-account',
    'login',
    'job-offer',
  ]),
  access: z.enum(['anyone', 'candidate', 'visitor']),
  header: z.enum(['hero', 'search', 'standard', 'steps', 'login']),
  footer: z.enum(['full', 'reduced']),
  slots: z.array(slotName),
  /** Missing where the page takes no posts, and in releases older than forms. */
  form: releaseFormSchema.optional(),
  /** What the site says of the page without rendering it; missing in older releases, as all below. */
  texts: z.object({ title: z.string().min(1), description: z.string() }).optional(),
  /** A rule that this kernel does not know keeps the page out of search engines. */
  robots: z.enum(['index', 'unlisted', 'hidden', 'offers', 'results']).optional().catch('hidden'),
  /** Fixed HTTP status of the page. */
  status: z.number().int().min(200).max(599).optional(),
  /** How many pages a device keeps for reading offline; missing where none is kept. */
  offline: z.object({ keep: z.number().int().min(1).max(1000) }).optional(),
  scripts: z.array(file),
  styles: z.array(file),
});

/** A slot a release fills, and the files its filler needs. */
export const releaseSlotSchema = z.object({
  name: slotName,
  version: z.number().int().positive(),
  server: z.boolean(),
  scripts: z.array(file),
  styles: z.array(file),
});

/** Everything gateway, shell and tools need to know of a release without running its code. */
export const releaseSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: releaseVersionSchema,
  /** Content address of all files: equal content, equal digest. */
  digest: z.string().regex(/^[0-9a-f]{12}$/),
  /** Kernel versions the release runs on, as a semver range. */
  kernel: z.string(),
  /** Shared modules: the version each was built with. */
  shared: z.record(z.string(), releaseVersionSchema),
  /**
   * What the browser starts with: its container, or the shell's main script. `module` is an ES module, as Vite writes;
   * missing means a script that defines the container as a global variable.
   */
  entry: entryFileSchema.extend({ type: z.literal('module').optional() }),
  /** The CommonJS bundle for server rendering; null when the unit has none. */
  server: entryFileSchema.nullable(),
  /** The script of the site's service worker; missing in remotes, and in shells older than it. */
  serviceWorker: entryFileSchema.optional(),
  /** Files every page with this unit needs besides the entry (the shell's first chunks and styles). */
  scripts: z.array(file),
  styles: z.array(file),
  routes: z.array(releaseRouteSchema),
  slots: z.array(releaseSlotSchema),
  events: z.object({ emits: z.array(eventName), listens: z.array(eventName) }),
  /** Every file of the release except release.json, with sizes in bytes. */
  assets: z.record(
    file,
    z.object({ integrity, bytes: z.number().int().nonnegative(), gzip: z.number().int().nonnegative() }),
  ),
  /** Commit it was built from; empty when that is not known. No part of the digest. */
  commit: z.string().default(''),
  /** What it promises to others and expects of them; null in releases older than this section. */
  contract: contractSchema.nullable().default(null),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;
export type ReleaseSlot = z.infer<typeof releaseSlotSchema>;

/** Name of the folder a release is stored in, below its unit's folder. */
export function releaseFolder({ version, digest }: Pick<Release, 'version' | 'digest'>): string {
  return `${version}-${digest}`;
}
