/** The form in which journeys travel with a release. It is data: nobody runs code of another team to check it. */
import * as z from 'zod/mini';

/** File of a release with the journeys of its unit. */
export const JOURNEYS_FILE = 'journeys.json';

/** Most journeys of a unit, and most steps of one: each is run by every verification of a unit that it touches. */
export const MAX_JOURNEYS = 20;
export const MAX_STEPS = 60;

const words = () => z.string().check(z.minLength(1), z.maxLength(200));

/** An address of the site itself: a path, never another origin. */
const path = () => z.string().check(z.regex(/^\/(?![/\\])\S*$/), z.maxLength(500));

/** ARIA roles that people name when they say what they use. */
export const ROLES = [
  'alert',
  'article',
  'banner',
  'button',
  'checkbox',
  'combobox',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'heading',
  'link',
  'list',
  'listitem',
  'main',
  'menuitem',
  'navigation',
  'option',
  'radio',
  'region',
  'search',
  'searchbox',
  'status',
  'switch',
  'tab',
  'textbox',
] as const;

const partSchema = z.strictObject({
  /** Role, and its accessible name if it matters. */
  role: z.optional(z.enum(ROLES)),
  name: z.optional(words()),
  /** A field by its label. */
  label: z.optional(words()),
  /** Whatever shows this text. */
  text: z.optional(words()),
  /** Whether name, label or text may be a part of the whole one. */
  part: z.optional(z.boolean()),
});

/** What a step is about: the first visible element of this kind, within others if they are named, outermost first. */
export const targetSchema = z.extend(partSchema, {
  within: z.optional(z.array(partSchema).check(z.maxLength(4))),
});

export type TargetPart = z.infer<typeof partSchema>;
export type Target = z.infer<typeof targetSchema>;

export const stepSchema = z.union([
  z.strictObject({ open: path() }),
  z.strictObject({ click: targetSchema }),
  z.strictObject({ fill: targetSchema, with: z.string().check(z.maxLength(2_000)) }),
  /** Chooses an option of a list by its text, or by its place from 0. */
  z.strictObject({ choose: targetSchema, option: z.union([words(), z.int().check(z.nonnegative())]) }),
  z.strictObject({ press: z.enum(['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', ' ']) }),
  z.strictObject({ see: targetSchema }),
  z.strictObject({ miss: targetSchema }),
  /** Waits for an address: the pattern of a route. */
  z.strictObject({ arrive: path() }),
  /** Keeps the text of an element: `{name}` stands for it in later steps. */
  z.strictObject({ remember: targetSchema, as: z.string().check(z.regex(/^[a-z]{1,20}$/)) }),
]);

export type Step = z.infer<typeof stepSchema>;

export const journeySchema = z.strictObject({
  /** Name for commands and reports: words in lower case with dashes. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), z.maxLength(60)),
  /** What a person gets done, such as `somebody applies`. */
  title: words(),
  /** `candidate`: signed in, with a confirmed address and a CV; a new one for each run. */
  as: z.enum(['visitor', 'candidate']),
  /** Width of the screen; phones are what most people have. */
  screen: z.enum(['phone', 'desktop']),
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(MAX_STEPS)),
});

export type Journey = z.infer<typeof journeySchema>;

/** The content of a release's `journeys.json`. */
export const journeysFileSchema = z.strictObject({
  journeys: z.array(journeySchema).check(
    z.maxLength(MAX_JOURNEYS),
    z.refine((journeys) => new Set(journeys.map(({ id }) => id)).size === journeys.length, {
      error: 'two journeys have one id',
    }),
  ),
});
