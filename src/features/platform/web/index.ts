export { DeleteSite } from './admin/own-site/delete-site.tsx';
export { SiteDoor } from './admin/own-site/site-door.tsx';
