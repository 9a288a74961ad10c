export { DeleteSite } from './admin/own-site/delete-site.tsx';
export { callOwnSite } from './admin/own-site/own-site-calls.ts';
export { SiteDoor } from './admin/own-site/site-door.tsx';
