export { useWebsite } from './admin/use-website.ts';
export { currencies } from './admin/choices.ts';
