import { definePage } from '@chamba/kernel/remote';
import { selectConfig } from '@chamba/kernel/store';
import { Preferences } from './preferences.tsx';

export default definePage({
  Component: Preferences,
  head: (state) => ({
    title: `Apariencia y datos | ${selectConfig(state).siteName}`,
    description: 'Elige cómo se ve el sitio y cuántos datos gasta en este dispositivo.',
    robots: 'nofollow, noindex',
    canonical: '/apariencia',
  }),
});
