import { Stack, type Stories } from '../stories/index.ts';

const title = 'Busca empleo ahora';
const body =
  'Encuentra vacantes cerca de ti, compara sueldos y postúlate en un minuto, desde el teléfono y con pocos datos.';

export default {
  title: 'Type',
  about:
    'Titles in Bricolage Grotesque 700, everything else in the letters of the system. Phone and desktop sizes.',
  components: {},
  stories: [
    {
      name: 'Titles',
      about: 'd-l, h1 (d1), h2 (d2), h3 (d3); d-xl from 1024 pixels only.',
      render: () => (
        <Stack>
          <p className="d-l">{title}</p>
          <p className="d1">{title}</p>
          <p className="d2">{title}</p>
          <p className="d3">{title}</p>
        </Stack>
      ),
    },
    {
      name: 'Texts',
      about: 'Body 16, secondary 14 (s14), support 13 (s13), over.',
      render: () => (
        <Stack>
          <p>{body}</p>
          <p className="b">{body}</p>
          <p className="s14">{body}</p>
          <p className="s13">{body}</p>
          <p className="over">{body}</p>
        </Stack>
      ),
    },
    {
      name: 'Tones and links',
      about: 'muted, faint, link.',
      render: () => (
        <Stack>
          <p className="muted">{body}</p>
          <p className="faint">{body}</p>
          <p>
            <a className="link" href="/empleos">
              Ver vacantes
            </a>
          </p>
        </Stack>
      ),
    },
    {
      name: 'Figures',
      about: 'num: of one width, for what changes or is aligned.',
      render: () => (
        <Stack>
          <p className="num">$9,800 – $11,200</p>
          <p className="num">$11,111 – $18,888</p>
        </Stack>
      ),
    },
  ],
} satisfies Stories;
