import { useEffect, useState } from 'react';
import { HistoryIcon, MapPinIcon } from '../icon/index.ts';
import type { Stories } from '../stories/index.ts';
import { Combobox, type ComboboxGroup, highlight, type ComboboxProps } from './index.ts';

const groups: readonly ComboboxGroup[] = [
  {
    id: 'recent',
    section: 'Búsquedas recientes',
    items: [
      { id: 'r1', text: 'Guadalajara', detail: 'cajero', note: '12 nuevas', icon: <HistoryIcon size={18} /> },
    ],
  },
  {
    id: 'states',
    section: 'Sugerencia de búsqueda',
    title: 'Estados',
    items: [{ id: 's1', text: 'Guanajuato', note: '1,204' }],
  },
  {
    id: 'cities',
    section: 'Sugerencia de búsqueda',
    title: 'Ciudades',
    items: [
      { id: 'c1', text: 'Guadalajara', detail: 'Jalisco', note: '2,316' },
      {
        id: 'c2',
        text: 'San Martín de Bolaños del Guayabo',
        detail: 'Jalisco',
        line: 'A 84 km de donde estás, por la carretera libre',
      },
    ],
  },
];

/** Suggestions come later, as they do from a service. */
function useSuggestions(query: string): readonly ComboboxGroup[] {
  const [found, setFound] = useState<readonly ComboboxGroup[]>([]);
  useEffect(() => {
    const wanted = query.trim().toLocaleLowerCase('es-MX');
    const timer = setTimeout(
      () =>
        setFound(
          groups.map((group) => ({
            ...group,
            items: group.items.filter(({ text }) => text.toLocaleLowerCase('es-MX').includes(wanted)),
          })),
        ),
      200,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return found;
}

type ExampleProps = Partial<ComboboxProps<ComboboxGroup['items'][number]>>;

function Example({ value: first = '', ...props }: ExampleProps) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label="¿Dónde?"
      listLabel="Ubicaciones"
      placeholder="Ciudad, estado o código postal"
      icon={<MapPinIcon />}
      groups={groups}
      {...props}
      value={value}
      onInput={setValue}
      onSelect={({ text }) => setValue(text)}
    />
  );
}

function AsyncExample() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="¿Dónde?"
      listLabel="Ubicaciones"
      hint="Escribe «gua»: las sugerencias llegan un momento después."
      value={value}
      onInput={setValue}
      onSelect={({ text }) => setValue(text)}
      groups={useSuggestions(value)}
    />
  );
}

/** Opens the list as the focus does, without taking the focus from the page. */
function open(canvas: HTMLElement): void {
  canvas.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

export default {
  title: 'Combobox',
  about:
    'A text input with suggestions that come as one types: keyword, place, company. `highlight` marks what was typed in a suggestion. A short list that is known is a SelectField.',
  components: { Combobox, highlight },
  stories: [
    { name: 'Empty', render: () => <Example /> },
    { name: 'Filled', render: () => <Example value="Guadalajara" /> },
    { name: 'Focus', force: 'focus', render: () => <Example value="Guadalajara" /> },
    {
      name: 'Open',
      about: 'Sections, groups, details, notes and a long text; the typed part is marked.',
      window: 460,
      play: open,
      render: () => <Example value="gua" />,
    },
    {
      name: 'Open with a note',
      about: 'Why one of the suggestions has to be chosen.',
      window: 420,
      play: open,
      render: () => (
        <Example value="gua" groups={groups.slice(1)} note="Hay varias: elige una de la lista." />
      ),
    },
    {
      name: 'Inline list',
      about: 'For a search that fills the screen of a phone.',
      play: open,
      render: () => <Example value="gua" list="inline" hideLabel />,
    },
    {
      name: 'Bare',
      about: 'Without an edge, inside a bar that has one.',
      ground: 'surface',
      render: () => <Example frame="bare" />,
    },
    { name: 'Error', render: () => <Example value="Guada" error="Elige una ubicación de la lista." /> },
    { name: 'Suggestions that come later', window: 360, render: () => <AsyncExample /> },
  ],
} satisfies Stories;
