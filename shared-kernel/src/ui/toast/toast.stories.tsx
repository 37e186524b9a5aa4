import { useState } from 'react';
import { Button } from '../button/index.ts';
import type { Stories } from '../stories/index.ts';
import { type ToastItem, ToastRegion } from './index.ts';

/** Time in view that outlasts a look at it. */
const LONG_MS = 3_600_000;

function Example({ toast }: { toast: Omit<ToastItem, 'id'> }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([{ visibleMs: LONG_MS, ...toast, id: '0' }]);
  return (
    <>
      <Button
        variant="line"
        onClick={() => setToasts([...toasts, { ...toast, id: String(Date.now()), visibleMs: 4_000 }])}
      >
        Mostrar
      </Button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((each) => each.id !== id))}
      />
    </>
  );
}

export default {
  title: 'Toast region',
  about:
    'Says that something was done, or failed, without interrupting: one at a time, four seconds each; hover and focus stop the clock.',
  components: { ToastRegion },
  stories: [
    {
      name: 'Status',
      window: 180,
      render: () => <Example toast={{ kind: 'status', text: 'Se eliminó correctamente tu búsqueda.' }} />,
    },
    {
      name: 'Error',
      window: 180,
      render: () => <Example toast={{ kind: 'error', text: 'No se pudo eliminar la cuenta.' }} />,
    },
    {
      name: 'With an action',
      about: 'Stays until it is used or closed.',
      window: 180,
      render: () => (
        <Example toast={{ kind: 'status', text: 'Quitaste la vacante.', action: { label: 'Deshacer' } }} />
      ),
    },
    {
      name: 'Long text, link',
      window: 220,
      render: () => (
        <Example
          toast={{
            kind: 'status',
            text: 'Tu cuenta está en proceso de eliminación. Esto puede tardar alrededor de 24 horas.',
            action: { label: 'Ver detalles', url: '/cuenta' },
          }}
        />
      ),
    },
  ],
} satisfies Stories;
