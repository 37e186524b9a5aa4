import { useState } from 'react';
import { BriefcaseIcon, XIcon } from '../icon/index.ts';
import { Line, type Stories } from '../stories/index.ts';
import { Chip, ChipLink } from './index.ts';

function Toggles() {
  const [chosen, setChosen] = useState<readonly string[]>(['Puntual']);
  return (
    <Line>
      {['Puntual', 'Sociable', 'Creativa', 'Paciente'].map((word) => (
        <Chip
          key={word}
          pressed={chosen.includes(word)}
          onClick={() =>
            setChosen(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])
          }
        >
          {word}
        </Chip>
      ))}
    </Line>
  );
}

const links = () => (
  <Line>
    <ChipLink href="/empleos-de-cajero">Cajero</ChipLink>
    <ChipLink href="/empleos-en-jalisco" count="2,316">
      Jalisco
    </ChipLink>
    <ChipLink href="/empleos-de-ventas" icon={<BriefcaseIcon size={16} />}>
      Ventas
    </ChipLink>
    <ChipLink href="/curriculo#contacto" aria-current="true">
      Contacto
    </ChipLink>
  </Line>
);

export default {
  title: 'Chip',
  about: 'A rounded link or toggle: related searches, anchors of the CV, words of the behavioural test.',
  components: { Chip, ChipLink },
  stories: [
    { name: 'Links', about: 'Plain, with a count, with an icon, current.', render: links },
    { name: 'Links, hover', render: links, force: 'hover' },
    { name: 'Links, focus', render: links, force: 'focus' },
    { name: 'Toggles', about: 'Chosen: soft fill, edge and weight.', render: () => <Toggles /> },
    { name: 'Toggles, focus', render: () => <Toggles />, force: 'focus' },
    {
      name: 'Actions',
      about: 'Without `pressed` a chip only acts.',
      render: () => (
        <Line>
          <Chip>@gmail.com</Chip>
          <Chip icon={<XIcon size={16} />}>Borrar recientes</Chip>
          <Chip disabled>Tres áreas como máximo</Chip>
        </Line>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Line>
          <ChipLink href="/empleos">
            Auxiliar administrativo de recursos humanos y atención a clientes corporativos
          </ChipLink>
        </Line>
      ),
    },
  ],
} satisfies Stories;
