export { Button, type ButtonProps } from './button.tsx';
export type { ButtonLook } from './button-face.tsx';
