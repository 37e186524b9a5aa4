import { NO_EDUCATION, NO_EXPERIENCE, resume } from '../testing/fixtures.ts';
import { gainText } from './gain-text.ts';
import { computeCompleteness, hasContact, hasProfession } from './completeness.ts';

const full = resume();
const contact = (changes: Partial<typeof full.personalinformation>) => ({
  personalinformation: { ...full.personalinformation, ...changes },
});
const profession = (
  changes: Partial<typeof full.professionalinterests>,
  resumetitle = full.resumetitle,
  type = '',
) => ({
  type,
  resumetitle,
  professionalinterests: { ...full.professionalinterests, ...changes },
});

test('a full résumé lacks nothing; no résumé lacks everything', () => {
  expect(computeCompleteness(full)).toEqual({
    missing: [],
    done: ['contact', 'profession', 'experience', 'education'],
    percent: 100,
  });
  expect(computeCompleteness(null)).toEqual({
    missing: ['contact', 'profession', 'experience', 'education'],
    done: [],
    percent: 0,
  });
});

test.each(['emailaddress', 'contactchannel1', 'countryid', 'city', 'stateid'] as const)(
  'contact needs %s',
  (field) => {
    expect(hasContact(contact({ [field]: ' ' }))).toBe(false);
  },
);

test('outside Mexico no state is needed', () => {
  expect(hasContact(contact({ countryid: 'US', stateid: '' }))).toBe(true);
});

test.each([
  { subinterestareaid1: '0' },
  { requiredsalary: 0 },
  { desiredsalary: 0 },
  { requiredcurrencyid: '' },
  { desiredcurrencyid: '' },
  { requiredpaymenttypeid: '' },
  { desiredpaymenttypeid: '' },
])('profession is missing with %o', (changes) => {
  expect(hasProfession(profession(changes))).toBe(false);
});

test('any of the three areas of interest will do', () => {
  expect(hasProfession(profession({ subinterestareaid1: '0', subinterestareaid3: '4' }))).toBe(true);
});

test('a title is needed unless the kind of résumé goes without', () => {
  expect(hasProfession(profession({}, ''))).toBe(false);
  expect(hasProfession(profession({}, ''), true)).toBe(true);
  expect(hasProfession(profession({}, '', 't1-b'))).toBe(true);
  expect(hasProfession(profession({}, '', 'otra'))).toBe(false);
});

test('experience needs a job and education a study', () => {
  const { missing, percent } = computeCompleteness(
    resume({
      professionalexperience: NO_EXPERIENCE,
      education: NO_EDUCATION,
    }),
  );
  expect(missing).toEqual(['experience', 'education']);
  expect(percent).toBe(50);
});

test('what a part is good for is said in true numbers, and nothing without them', () => {
  const gains = {
    place: 'Oaxaca',
    areas: true,
    gains: [
      { section: 'education', offers: 1312 },
      { section: 'experience', offers: 1 },
      { section: 'profession', offers: 0 },
    ],
  };
  expect(gainText(gains, 'education')).toBe(
    '1,312 vacantes de tus áreas en Oaxaca piden un nivel de estudios. Con el tuyo te decimos con cuáles coincides.',
  );
  expect(gainText({ ...gains, areas: false }, 'experience')).toBe(
    '1 vacante en Oaxaca pide experiencia: la tuya se verá cuando te postules.',
  );
  expect(gainText(gains, 'profession')).toBeNull();
  expect(gainText(gains, 'contact')).toBeNull();
  expect(gainText({ ...gains, place: '' }, 'education')).toBeNull();
  expect(gainText(null, 'education')).toBeNull();
});
