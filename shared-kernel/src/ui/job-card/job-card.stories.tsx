import { exampleJob } from '../../testing/examples.ts';
import { BookmarkIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Stack, type Stories } from '../stories/index.ts';
import { JobCard, Rating } from './index.ts';

const NOW = '2026-11-21T18:00:00Z';
const job = exampleJob();
const card = () => <JobCard job={job} now={NOW} />;
const rated = exampleJob({
  applies: 3,
  affinities: {
    score: 82,
    scoreCategory: 90,
    scoreSubcategory: 80,
    scoreLocation: 100,
    scoreSalary: 70,
    scoreEducation: 70,
  },
});

export default {
  title: 'Job card',
  about: 'A vacancy in a list: how much, where and how, and one tag. The whole card is the link.',
  components: { JobCard, Rating },
  stories: [
    { name: 'Default', render: card },
    { name: 'Hover', render: card, force: 'hover' },
    { name: 'Focus', render: card, force: 'focus' },
    {
      name: 'Selected',
      about: 'Shown in the preview beside the list.',
      render: () => <JobCard job={job} now={NOW} selected />,
    },
    {
      name: 'Rated, with a match score, few applicants',
      render: () => <JobCard job={rated} now={NOW} rating={4.2} />,
    },
    { name: 'Visited', render: () => <JobCard job={job} now={NOW} status="Visited" /> },
    { name: 'Visited, few applicants', render: () => <JobCard job={rated} now={NOW} status="Visited" /> },
    { name: 'Applied', render: () => <JobCard job={job} now={NOW} status="Applied" /> },
    { name: 'Salary not shown', render: () => <JobCard job={{ ...job, showsalary: false }} now={NOW} /> },
    {
      name: 'With an action',
      render: () => (
        <JobCard
          job={job}
          now={NOW}
          actions={
            <IconButton label="Guardar vacante">
              <BookmarkIcon />
            </IconButton>
          }
        />
      ),
    },
    {
      name: 'Long texts',
      render: () => (
        <JobCard
          job={{
            ...job,
            title:
              'Auxiliar administrativo de recursos humanos bilingüe con experiencia en nómina y atención a sindicatos',
            companyname:
              'Servicios Corporativos de Alimentos y Bebidas del Bajío y Occidente, S. A. de C. V.',
            locations: [
              { statename: 'Veracruz de Ignacio de la Llave', cityname: 'Coatzacoalcos', countryid: 'MX' },
            ],
          }}
          rating={3.8}
          now={NOW}
          status="Applied"
        />
      ),
    },
    {
      name: 'Rating alone',
      render: () => (
        <Stack>
          <Rating value={4.2} />
        </Stack>
      ),
    },
  ],
} satisfies Stories;
