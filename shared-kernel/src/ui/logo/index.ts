export { Logo, Mark, type LogoProps } from './logo.tsx';
