import path from 'node:path';
import { Failure, Misuse } from '../failure.ts';
import { closest } from '../closest.ts';
import { findRepository } from '../repository.ts';
import { formatLikeTheirProject } from './formatting.ts';
import { slotNameForms, type NameForms } from './names.ts';
import { listUnits } from './repository-units.ts';
import type { Scaffolded } from './scaffolded.ts';
import { SourceEdits, writeOrTakeBack } from './source-edit.ts';
import { fillTemplate, writeNew } from './template.ts';

/** Options of a new slot. */
export type SlotOptions = {
  /** Page and place, e.g. `offer.salary-hint`. */
  name: string;
  from: string;
  /** Unit whose pages have the place. */
  owner: string | undefined;
  /** Unit that gets a component for it; if missing, no component is written. */
  filler?: string | undefined;
  /** Pixels. */
  reservedHeight: number;
  timeoutMs: number;
};

const CONTRACTS = 'shared-kernel/src/slots/contracts.ts';
const SCHEMAS = 'shared-kernel/src/composition/release/contract/slot-props.ts';

/**
 * Adds a slot without props to the kernel's contracts, and a component that fills it to a remote.
 * @throws Failure outside of the product's repository, or if the slot exists; Misuse for unknown units.
 */
export async function newSlot(options: SlotOptions): Promise<Scaffolded> {
  const { name, reservedHeight, timeoutMs } = options;
  const forms = slotNameForms(name);
  const root = findRepository(options.from);
  if (!root) {
    throw new Failure('slots are contracts of the kernel, whose sources are not here', {
      code: 'no-repository',
      remedy: "Run this in the product's repository.",
    });
  }
  const owner = unitNamed(root, 'owner', options.owner);
  const filler = options.filler === undefined ? null : unitNamed(root, 'filler', options.filler);
  if (filler === owner) throw new Misuse('a slot is filled by another unit than its owner');

  const contract = `'${name}': { version: 1, owner: '${owner}', reservedHeight: ${reservedHeight}, timeoutMs: ${timeoutMs} }`;
  const edits = new SourceEdits(root);
  if (edits.read(CONTRACTS).includes(`'${name}'`)) {
    throw new Failure(`the slot ${name} is there already`, {
      code: 'exists',
      remedy: `${CONTRACTS} says who owns it.`,
    });
  }
  edits.append(CONTRACTS, /type SlotPropsMap = \{/, `'${name}': Record<string, never>`);
  edits.append(CONTRACTS, /slotContracts[^=]*= \{/, contract);
  edits.append(SCHEMAS, /const schemas = \{/, `'${name}': noProps`);
  if (filler) declareFiller(edits, `${filler}/src/remote.ts`, name, forms.dashed);
  const created = filler ? writeNew(path.join(root, filler, 'src'), fillerFiles(forms, name)) : [];
  const changed = writeOrTakeBack(edits, created);
  formatLikeTheirProject(root, [...created, ...changed]);
  return {
    created,
    changed,
    folder: root,
    next: filler ? [`npx jest --rootDir ${filler} -c ${filler}/jest.config.cjs`] : [],
    note: [
      `Place it in a page of ${owner}: <Slot name="${name}" props={{}} />, from @chamba/kernel/slots.`,
      `A page that lists it (slots: ['${name}'] in its route) loads the filler along; otherwise it comes after.`,
      `Give it props in SlotPropsMap (${CONTRACTS}) and the same in ${SCHEMAS}.`,
    ].join('\n'),
  };
}

function unitNamed(root: string, option: string, unit: string | undefined): string {
  const units = listUnits(root);
  if (unit !== undefined && units.includes(unit)) return unit;
  const meant = unit === undefined ? null : closest(unit, units);
  const problem = unit === undefined ? `say --${option}` : `there is no unit "${unit}" for --${option}`;
  throw new Misuse(`${problem}${meant ? `; did you mean ${meant}?` : `: ${units.join(', ')}`}`);
}

function fillerFiles(forms: NameForms, slot: string): Map<string, string> {
  return fillTemplate('filler', {
    feature: forms.dashed,
    FeatureName: forms.pascal,
    title: forms.words,
    slot,
  });
}

function declareFiller(edits: SourceEdits, surface: string, slot: string, folder: string): void {
  const chunk = `slot-${slot.replaceAll('.', '-')}`;
  const item = [
    `'${slot}': {`,
    '  version: 1,',
    '  server: true,',
    `  component: () => import(/* webpackChunkName: "${chunk}" */ './${folder}/${folder}.slot.tsx'),`,
    '}',
  ];
  const slots = /^ {2}slots: \{/m;
  if (slots.test(edits.read(surface))) edits.append(surface, slots, item.join('\n'));
  else
    edits.append(
      surface,
      /defineRemote\(\{/,
      ['slots: {', ...item.map((line) => `  ${line}`), '}'].join('\n'),
    );
}
