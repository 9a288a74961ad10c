export { LiveLines } from './live-lines.ts';
export { newsStream, notificationOperations } from './operations.ts';
export type { NotificationServices } from './services.ts';
