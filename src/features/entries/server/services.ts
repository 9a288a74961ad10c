import type { PageServices } from '../../pages/server/index.ts';

export interface EntryServices {
  pages: PageServices;
}
