export type { IconProps } from './glyph.tsx';
export * from './icons.tsx';
