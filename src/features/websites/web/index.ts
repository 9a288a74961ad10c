export { useWebsite } from './admin/use-website.ts';
