import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const entriesAdmin = defineAdminArea('features/entries/admin', en);
