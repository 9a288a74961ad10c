export { customerOperations } from './customer-operations.ts';
export { customerStreams } from './customer-streams.ts';
