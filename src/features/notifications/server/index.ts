export { LiveLines } from './live-lines.ts';
export { notificationStream, notificationOperations } from './operations.ts';
export type { NotificationServices } from './services.ts';
