import type { Stories } from '../stories/index.ts';
import { CvPart, CvSections } from './index.ts';

export default {
  title: 'CV view',
  about: 'What a CV says, as employers and those who were sent a link read it.',
  components: { CvSections, CvPart },
  stories: [
    {
      name: 'Sections',
      about: 'Sections without content are left out.',
      ground: 'surface',
      render: () => (
        <CvSections
          resume={{
            resumeid: '70',
            title: 'Cajera',
            objective: 'Busco un empleo cerca de casa.',
            interests: ['Cajeros'],
            salary: '$9,500 MXN al mes',
            employments: [
              {
                jobtitle: 'Cajera principal',
                company: 'Abarrotes La Esperanza',
                startdate: '2019-03',
                enddate: '',
                iscurrent: true,
                description: 'Corte de caja diario.',
              },
            ],
            studies: [],
            specialities: [{ name: 'Cobranza', years: 4 }],
            skills: [{ name: 'Excel', level: 'Básico' }],
            languages: [{ language: 'Inglés', level: 'Intermedio' }],
            certifications: [],
            links: [{ title: 'Portafolio', url: 'https://example.com/lupita' }],
          }}
        />
      ),
    },
    {
      name: 'Part',
      ground: 'surface',
      render: () => (
        <CvPart title="Archivos" isEmpty={false}>
          <li>Constancia de estudios</li>
        </CvPart>
      ),
    },
  ],
} satisfies Stories;
