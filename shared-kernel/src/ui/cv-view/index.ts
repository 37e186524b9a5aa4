export { CvPart, CvSections } from './cv-view.tsx';
export type { CvPartProps, CvSectionsProps } from './cv-view.tsx';
