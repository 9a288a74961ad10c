/// <reference types="vite/types/importMeta.d.ts" />
import 'dayjs/locale/es';
import { byArea } from './by-area.ts';

export { es as cities } from '../../../lib/time-zones/cities/es.ts';

export const catalogues = byArea(
  import.meta.glob('/src/**/messages/admin*/es.ts', { eager: true, import: 'es' }),
);
