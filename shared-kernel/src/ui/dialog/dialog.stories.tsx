import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import type { Stories } from '../stories/index.ts';
import { Dialog, type DialogProps } from './index.ts';

/** A dialog with the button that opens it; open from the start, so that it can be looked at. */
function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      <Dialog title="Guardar búsqueda" open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}

const actions = (
  <Button block variant="primary">
    Guardar
  </Button>
);

export default {
  title: 'Dialog',
  about:
    'A question or a short form that has to be finished or left before the page goes on. Opened as a modal by the browser, which keeps the focus inside and gives it back.',
  components: { Dialog },
  stories: [
    {
      name: 'Sheet',
      about: 'Rises from the bottom of a phone; centred from 1024 pixels.',
      window: 420,
      render: () => (
        <Example footer={actions}>
          <Field label="Nombre de la búsqueda" defaultValue="Cajero en Guadalajara" />
        </Example>
      ),
    },
    {
      name: 'Long content',
      about: 'The body scrolls, title and footer stay.',
      window: 420,
      render: () => (
        <Example title="Elige las áreas en las que te gustaría trabajar" footer={actions}>
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>
              Administración y oficina, atención al cliente, compras, contabilidad y finanzas, almacén y
              logística.
            </p>
          ))}
        </Example>
      ),
    },
    {
      name: 'Screen',
      about: 'Fills a phone: for forms with several fields.',
      window: 420,
      render: () => (
        <Example placement="screen" title="Editar experiencia" footer={actions}>
          <Field label="Puesto" defaultValue="Cajera" />
        </Example>
      ),
    },
    {
      name: 'Must choose',
      about: 'Without ×: one of the actions has to be chosen. Esc still closes.',
      window: 360,
      render: () => (
        <Example
          title="¿Salir sin guardar?"
          hideClose
          footer={
            <>
              <Button variant="danger">Salir sin guardar</Button>
              <Button variant="line">Seguir editando</Button>
            </>
          }
        >
          <p>Lo que escribiste se pierde.</p>
        </Example>
      ),
    },
  ],
} satisfies Stories;
