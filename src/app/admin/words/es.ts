/// <reference types="vite/types/importMeta.d.ts" />
import 'dayjs/locale/es';
import { byArea } from './by-area.ts';

export const catalogues = byArea(
  import.meta.glob('/src/**/messages/admin*/es.ts', { eager: true, import: 'es' }),
);
