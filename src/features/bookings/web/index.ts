export { loadServices, ServicesContext, type ShownServices } from './services-context.ts';
