import { definePage } from '@chamba/kernel/remote';
import { Preferences } from './preferences.tsx';

export default definePage({
  Component: Preferences,
  texts: {
    title: 'Apariencia y datos',
    description: 'Elige cómo se ve el sitio y cuántos datos gasta en este dispositivo.',
  },
  robots: 'hidden',
});
