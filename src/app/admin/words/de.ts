/// <reference types="vite/types/importMeta.d.ts" />
import 'dayjs/locale/de';
import { byArea } from './by-area.ts';

export { de as cities } from '../../../lib/time-zones/cities/de.ts';

export const catalogues = byArea(
  import.meta.glob('/src/**/messages/admin*/de.ts', { eager: true, import: 'de' }),
);
