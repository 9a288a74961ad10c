import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const entryListAdmin = defineAdminArea('features/entries/admin-list', en);
