export { checkOperations } from './operations.ts';
export type { CheckServices } from './services.ts';
