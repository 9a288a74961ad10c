export { DeleteSite } from './admin/own-site/delete-site.tsx';
export { callOwnSite } from './admin/own-site/own-site-calls.ts';
export { SiteVisibilityCard } from './admin/own-site/site-visibility.tsx';
