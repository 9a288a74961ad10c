export { createPage, type NewPage } from './create-page.ts';
export { menuOperations } from './menu-operations.ts';
export { pageOperations } from './operations.ts';
export { previewOperations } from './preview-operations.ts';
export { publishPage } from './publish-page.ts';
export { startPublishWorker } from './publish-worker.ts';
export { publishedSubdomains } from './queries.ts';
export type { PageServices } from './services.ts';
