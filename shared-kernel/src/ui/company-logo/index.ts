export { CompanyLogo, type CompanyLogoProps } from './company-logo.tsx';
