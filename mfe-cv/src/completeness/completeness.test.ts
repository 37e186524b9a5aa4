import { NO_EDUCATION, NO_EXPERIENCE, resume } from '../testing/fixtures.ts';
import { computeCompleteness, hasContact, hasProfession } from './completeness.ts';

const full = resume();
const contact = (changes: Partial<typeof full.personalinformation>) => ({
  personalinformation: { ...full.personalinformation, ...changes },
});
const profession = (changes: Partial<typeof full.professionalinterests>, resumetitle = full.resumetitle) => ({
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
