import { useEffect, useState } from 'react';
import { chooseDataSaver, chooseTheme, savesData, themeChoice, type ThemeChoice } from '../index.ts';
import { Segmented } from '../../ui/segmented/index.ts';
import { Switch } from '../../ui/switch/index.ts';

const THEMES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Oscura' },
  { value: 'auto', label: 'Automática' },
];

/**
 * Chooses the theme of this device. The server does not know it: nothing is chosen until scripts run.
 * @example <ThemeSwitch />
 */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  useEffect(() => setTheme(themeChoice()), []);
  return (
    <Segmented
      label="Apariencia"
      hideLabel
      options={THEMES}
      value={theme}
      onValue={(choice) => {
        chooseTheme(choice);
        setTheme(choice);
      }}
    />
  );
}

/**
 * Turns the saving of data on and off on this device.
 * @param labelId of the element that names it.
 * @example <DataSaverSwitch labelId="saver" />
 */
export function DataSaverSwitch({ labelId }: { labelId: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(savesData()), []);
  return (
    <Switch
      aria-labelledby={labelId}
      checked={isOn}
      onValue={(on) => {
        chooseDataSaver(on);
        setOn(on);
      }}
    />
  );
}
