export { DataSaverSwitch, ThemeSwitch } from './controls.tsx';
