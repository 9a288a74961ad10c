export { callFiles } from './admin/file-calls.ts';
export { fileTypeName } from './admin/file-type-name.ts';
export { shownSize } from './admin/shown-size.ts';
