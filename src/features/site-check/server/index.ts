export { checkOperations } from './operations.ts';
export { textsIn } from './setup/texts-in.ts';
export type { CheckServices } from './services.ts';
