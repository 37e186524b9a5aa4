export { Combobox, type ComboboxProps } from './combobox.tsx';
export { highlight } from './highlight.tsx';
export type { ComboboxGroup, ComboboxItem } from './option-list.tsx';
