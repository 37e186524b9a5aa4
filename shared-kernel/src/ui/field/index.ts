export { Field, type FieldProps } from './field.tsx';
export {
  FieldFrame,
  FieldMessage,
  type FieldFrameProps,
  type FieldTexts,
  type FieldWiring,
} from './field-frame.tsx';
