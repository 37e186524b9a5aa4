import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareBehaviour } from './behaviour-rules.ts';
import { compareCosts, GROWTH } from './cost-rules.ts';
import { compareDocuments } from './document-rules.ts';
import type { Control, Observation, Press } from './observation.ts';
import { compareStructure } from './structure-rules.ts';

const button = (name: string, landmark = 'main', covered = false): Control => ({
  landmark,
  role: 'button',
  name,
  covered,
  usable: true,
});

const PRESS: Press = {
  key: 'Compartir',
  effects: ['dialog', 'state', 'event'],
  events: { 'search/performed': { url: 'string' } },
  errors: [],
};

const PAGE: Observation = {
  picture: null,
  address: '/empleo/oferta/cajera-1',
  document: {
    status: 200,
    bytes: 60_000,
    title: 'Cajera',
    robots: ['index'],
    canonical: '/empleo/oferta/cajera-1',
    dataTypes: ['JobPosting'],
    textLength: 900,
    forms: ['post /empleo/oferta/cajera-1 jobid'],
  },
  ready: true,
  pathname: '/empleo/oferta/cajera-1',
  failed: false,
  headings: ['Cajera'],
  textLength: 1_200,
  lines: ['Cajera', 'Oaxaca'],
  links: 20,
  targets: ['/empleos', '/a', '/b', '/c', '/d', '/e'],
  deadLinks: [],
  brokenPictures: [],
  busy: 0,
  scrollLocked: false,
  calls: 3,
  overflows: false,
  tiny: 0,
  focus: null,
  controls: [button('Compartir'), button('Menú', 'header')],
  testIds: ['apply-button'],
  slots: [
    { slot: 'offer.apply', unit: 'mfe-apply', visible: true },
    { slot: 'offer.match', unit: null, visible: false },
  ],
  accessibility: {},
  events: { 'jobs/visited': { jobid: 'string' }, 'offer/loaded': { id: 'number' } },
  presses: [PRESS],
  errors: [],
  tampered: [],
  captures: { click: 1 },
  weight: { script: 200_000, style: 20_000, image: 0, font: 40_000 },
  layoutShift: 0.01,
  blockedMs: 80,
  growth: 10_000,
};

type Changes = { [field in keyof Observation]?: Observation[field] };

/** The rules that a page breaks, and those that only say what is otherwise. */
function look(changes: Changes, isShell = false): { breaking: string[]; warned: string[] } {
  const pair = {
    was: PAGE,
    is: { ...PAGE, ...changes },
    events: new Set(['jobs/visited', 'search/performed']),
    isShell,
  };
  const found = [
    ...compareDocuments(pair),
    ...compareStructure(pair),
    ...compareBehaviour(pair),
    ...compareCosts(pair, GROWTH),
  ];
  const of = (level: string) =>
    found.filter((difference) => difference.level === level).map(({ rule }) => rule);
  return { breaking: of('breaking'), warned: of('warning') };
}

const document = (changes: Partial<Observation['document']>): Changes => ({
  document: { ...PAGE.document, ...changes },
});

describe('a page beside what is live', () => {
  it('is the same as itself', () => assert.deepEqual(look({}), { breaking: [], warned: [] }));

  const breaking: ReadonlyArray<readonly [rule: string, what: string, changes: Changes]> = [
    ['status', 'another status', document({ status: 404 })],
    ['robots', 'hidden from search engines', document({ robots: ['noindex'] })],
    ['canonical', 'the address of another site', document({ canonical: 'https://ejemplo.com/' })],
    ['canonical', 'no canonical address', document({ canonical: null })],
    ['title', 'no title', document({ title: '' })],
    ['structured-data', 'no structured data', document({ dataTypes: [] })],
    ['without-scripts', 'nothing without scripts', document({ textLength: 12 })],
    ['weight-html', 'six megabytes of HTML', document({ bytes: 6_000_000 })],
    ['elsewhere', 'another address', { pathname: '/' }],
    ['fails', 'the error screen', { failed: true }],
    ['headings', 'no heading', { headings: [] }],
    ['content', 'little text', { textLength: 100 }],
    ['content', 'few links', { links: 2 }],
    ['overflow', 'scrolling sideways', { overflows: true }],
    ['form', 'a form with other fields', document({ forms: ['post /empleo/oferta/cajera-1 id'] })],
    ['scroll-locked', 'not scrolling', { scrollLocked: true }],
    ['still-loading', 'a placeholder that stays', { busy: 1 }],
    ['picture', 'a picture that does not load', { brokenPictures: ['/cook.webp'] }],
    ['dead-link', 'a dead link', { deadLinks: ['/empleo'] }],
    ['senseless-text', 'a number that is NaN', { lines: [...PAGE.lines, '$NaN al mes'] }],
    ['links-lost', 'links to the page itself', { targets: ['/empleos'] }],
    ['small-text', 'letters of eight pixels', { tiny: 400 }],
    ['focus-taken', 'focus without an input', { focus: 'button Compartir' }],
    ['calls', 'calling again and again', { calls: 40 }],
    [
      'control-unusable',
      'a button that is disabled',
      { controls: [{ ...button('Compartir'), usable: false }, button('Menú', 'header')] },
    ],
    ['test-ids', 'a test id less', { testIds: [] }],
    ['slot-removed', 'a slot less', { slots: PAGE.slots.slice(1) }],
    ['slot-unrendered', 'an unfilled slot', { slots: [{ slot: 'offer.apply', unit: null, visible: false }] }],
    [
      'slot-unrendered',
      'a filler that shows nothing',
      { slots: [{ slot: 'offer.apply', unit: 'mfe-apply', visible: false }] },
    ],
    ['control-lost', 'a button less', { controls: PAGE.controls.slice(1) }],
    [
      'control-lost',
      'another name of a control of the header',
      { controls: [button('Compartir'), button('Abrir', 'header')] },
    ],
    [
      'control-covered',
      'a layer over all',
      { controls: [button('Compartir', 'main', true), button('Menú', 'header', true)] },
    ],
    ['axe-label', 'a field without a name', { accessibility: { label: '<input>' } }],
    ['event-lost', 'an event less', { events: {} }],
    ['event-payload', 'a number', { events: { 'jobs/visited': { jobid: 'number' } } }],
    ['event-payload', 'a field less', { events: { 'jobs/visited': {} } }],
    ['press-fails', 'a button that throws', { presses: [{ ...PRESS, errors: ['Error'] }] }],
    [
      'press-without-effect',
      'a button that does nothing',
      { presses: [{ ...PRESS, effects: ['state', 'event'] }] },
    ],
    ['event-lost', 'a press without its event', { presses: [{ ...PRESS, events: {} }] }],
    ['page-dead', 'never becoming interactive', { ready: false }],
    ['global-changed', 'fetch replaced', { tampered: ['fetch'] }],
    ['complains', 'an error in the console', { errors: ['Error: x'] }],
    ['weight-script', 'much script', { weight: { ...PAGE.weight, script: 2_500_000 } }],
    ['weight-style', 'much style', { weight: { ...PAGE.weight, style: 150_000 } }],
    ['blocked', 'four seconds without an answer', { blockedMs: 4_000 }],
    ['layout-shift', 'a page that moves', { layoutShift: 0.4 }],
    ['memory', 'memory that is kept', { growth: 40_000_000 }],
  ];
  for (const [rule, what, changes] of breaking)
    it(`is refused for ${what}`, () => assert.deepEqual(look(changes).breaking, [rule]));

  const fine: ReadonlyArray<readonly [what: string, changes: Changes, warned: string[]]> = [
    ['another title', document({ title: 'Cajera en Puebla' }), ['title']],
    ['another heading', { headings: ['Cajera de sucursal'] }, ['headings']],
    [
      'a button of another name',
      { controls: [button('Enviar a alguien'), button('Menú', 'header')] },
      ['control-renamed'],
    ],
    ['another line', { lines: ['Cajera', 'Puebla'] }, ['text']],
    ['a button more', { controls: [...PAGE.controls, button('Guardar')] }, []],
    [
      'a field more in an event',
      { events: { ...PAGE.events, 'jobs/visited': { jobid: 'string', from: 'string' } } },
      [],
    ],
    ['an action of its own less', { events: { 'jobs/visited': { jobid: 'string' } } }, []],
    ['an unfilled slot less', { slots: PAGE.slots.slice(0, 1) }, ['slot-removed']],
    ['a press that is gone with its button’s new name', { presses: [] }, []],
    ['a capture listener', { captures: { click: 1, keydown: 1 } }, ['capture-listener']],
    ['some bytes more', { weight: { ...PAGE.weight, script: 230_000 } }, []],
    ['a busy machine', { blockedMs: 700, growth: 500_000 }, []],
    ['a shorter text', { textLength: 800, links: 14 }, []],
  ];
  for (const [what, changes, warned] of fine)
    it(`may have ${what}`, () => assert.deepEqual(look(changes), { breaking: [], warned }));

  it('is refused for a description that is gone', () => {
    const lines = ['Requisitos', 'Experiencia de un año en caja y en atención a clientes', 'x'.repeat(80)];
    const pair = {
      was: { ...PAGE, lines: [...PAGE.lines, ...lines] },
      is: PAGE,
      events: new Set<string>(),
      isShell: false,
    };
    assert.deepEqual(
      compareStructure(pair).map(({ rule }) => rule),
      ['text-lost'],
    );
    const reworded = { ...pair, is: { ...PAGE, lines: [...PAGE.lines, 'y'.repeat(80)] } };
    assert.deepEqual(
      compareStructure(reworded).map(({ rule, level }) => [rule, level]),
      [['text', 'warning']],
    );
  });

  it('without controls is under no layer', () => {
    const was = { ...PAGE, controls: [] };
    const pair = { was, is: was, events: new Set<string>(), isShell: false };
    assert.deepEqual(compareStructure(pair), []);
  });

  it('of the shell may have another header', () => {
    const controls = [button('Compartir'), button('Abrir menú', 'header')];
    assert.deepEqual(look({ controls }, true), { breaking: [], warned: ['control-renamed'] });
  });
});
