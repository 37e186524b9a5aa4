import { createElement, useState } from 'react';
import { definePage } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';

function Login() {
  // Fails unless React and the store are the shell's own.
  const [taps, setTaps] = useState(0);
  const { siteName } = useAppSelector(selectConfig);
  return createElement(
    'section',
    null,
    createElement('h1', null, `Otra herramienta en ${siteName}`),
    createElement('button', { type: 'button', onClick: () => setTaps(taps + 1) }, `Tocado ${taps} veces`),
  );
}

export default definePage({ Component: Login, head: () => ({ title: 'Otra herramienta', description: '' }) });
