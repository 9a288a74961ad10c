export { callFiles } from './admin/file-calls.ts';
