import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const entryTypesAdmin = defineAdminArea('features/entries/admin-types', en);
