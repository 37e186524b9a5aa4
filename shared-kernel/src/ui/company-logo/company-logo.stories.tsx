import mark from '../assets/mark.svg';
import { Line, type Stories } from '../stories/index.ts';
import { CompanyLogo } from './index.ts';

export default {
  title: 'Company logo',
  about: "A company's picture, or the initial of its name. Decorative: the name is written beside it.",
  components: { CompanyLogo },
  stories: [
    {
      name: 'Initial',
      about: 'm 44 pixels, l 64.',
      ground: 'surface',
      render: () => (
        <Line>
          <CompanyLogo name="Farmacias La Merced" />
          <CompanyLogo name="Óptica Álamo" size="l" />
        </Line>
      ),
    },
    {
      name: 'Picture',
      ground: 'surface',
      render: () => (
        <Line>
          <CompanyLogo name="Chamba" src={mark} />
          <CompanyLogo name="Chamba" src={mark} size="l" />
        </Line>
      ),
    },
    {
      name: 'Picture that does not come',
      about: 'The initial stays.',
      ground: 'surface',
      render: () => <CompanyLogo name="Taquería El Farolito" src="data:image/png;base64," />,
    },
  ],
} satisfies Stories;
