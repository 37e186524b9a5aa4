import { exampleJob } from '../testing/examples.ts';
import { jobPosting } from './index.ts';

const job = exampleJob({
  id: '7',
  title: 'Cajero',
  jobbody: 'Cobrar.',
  companyname: 'Oxxo',
  datepublish: '2026-11-20T00:00:00Z',
  dateexpires: '2026-12-20T00:00:00Z',
  salaryfrom: 60,
  salaryto: 60,
  salarytime: 1,
  workmode: 1,
  url: '/empleo/oferta/7-cajero',
  isgoogleforjobs: true,
});
const now = Date.parse('2026-11-21T12:00:00Z');

test('a job posting states the pay in its own period', () => {
  expect(jobPosting(job, 'https://chamba.mx', now)).toMatchObject({
    '@type': 'JobPosting',
    baseSalary: { currency: 'MXN', value: { value: 60, unitText: 'HOUR' } },
    employmentType: ['FULL_TIME'],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'MX' },
    url: 'https://chamba.mx/empleo/oferta/7-cajero',
  });
  expect(jobPosting({ ...job, showsalary: false }, 'https://chamba.mx', now)).not.toHaveProperty(
    'baseSalary',
  );
});

test('sample, expired and unmarked offers are not published', () => {
  expect(jobPosting({ ...job, issample: true }, '', now)).toBeNull();
  expect(jobPosting({ ...job, isgoogleforjobs: false }, '', now)).toBeNull();
  expect(jobPosting({ ...job, dateexpires: '2026-11-20T00:00:00Z' }, '', now)).toBeNull();
});

const SITE = 'https://chamba.mx';

test('what search engines require of a posting is there, its words as HTML', () => {
  const jobbody = 'Buscamos <a>cajero</a> & más.\n\nOfrecemos:\n- IMSS\n- Vales';
  const posting = jobPosting({ ...job, jobbody }, SITE, now);
  for (const property of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])
    expect(posting).toHaveProperty(property);
  expect(posting?.['description']).toBe(
    '<p>Buscamos &lt;a&gt;cajero&lt;/a&gt; &amp; más.</p><p>Ofrecemos:</p><ul><li>IMSS</li><li>Vales</li></ul>',
  );
  expect(posting).toMatchObject({
    jobLocation: [
      { address: { addressLocality: 'Guadalajara', addressRegion: 'Jalisco', addressCountry: 'MX' } },
    ],
    validThrough: '2026-12-20T00:00:00Z',
    identifier: { name: 'Oxxo', value: '7' },
  });
});

test('only work that is done from home altogether is remote', () => {
  const hybrid = jobPosting({ ...job, workmode: 2 }, SITE, now);
  expect(hybrid).not.toHaveProperty('jobLocationType');
  expect(hybrid).toMatchObject({ jobLocation: [{ address: { addressCountry: 'MX' } }] });
  expect(jobPosting({ ...job, locations: [] }, SITE, now)).not.toHaveProperty('jobLocation');
  expect(jobPosting({ ...job, workmode: 0, locations: [] }, SITE, now)).toMatchObject({
    jobLocation: [{ address: { addressCountry: 'MX' } }],
  });
});

test('an employer that is not named is confidential; a picture has its whole address', () => {
  expect(jobPosting({ ...job, companyname: 'Empresa confidencial' }, SITE, now)).toMatchObject({
    hiringOrganization: { name: 'confidential' },
  });
  const company = { logoUrl: '/api/images/logos/oxxo.svg', rating: 0, isdemo: false };
  expect(jobPosting({ ...job, company }, SITE, now)).toMatchObject({
    hiringOrganization: { logo: 'https://chamba.mx/api/images/logos/oxxo.svg' },
  });
});

test('a posting without words or date is left out', () => {
  expect(jobPosting({ ...job, jobbody: ' ' }, SITE, now)).toBeNull();
  expect(jobPosting({ ...job, datepublish: '', dateactive: '' }, SITE, now)).toBeNull();
});
