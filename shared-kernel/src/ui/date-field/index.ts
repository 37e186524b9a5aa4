export { readDate } from './date-mask.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
