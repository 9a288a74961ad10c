/// <reference types="vite/types/importMeta.d.ts" />
import 'dayjs/locale/fr';
import { byArea } from './by-area.ts';

export { fr as cities } from '../../../lib/time-zones/cities/fr.ts';

export const catalogues = byArea(
  import.meta.glob('/src/**/messages/admin*/fr.ts', { eager: true, import: 'fr' }),
);
