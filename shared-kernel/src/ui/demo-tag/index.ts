export { DemoTag } from './demo-tag.tsx';
