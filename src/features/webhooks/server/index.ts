export { deliverTo } from './deliver.ts';
export { webhookOperations } from './operations.ts';
export type { WebhookServices } from './services.ts';
export { dueEndpoints } from './webhook-queries.ts';
