import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const synonymsAdmin = defineAdminArea('features/pages/admin-synonyms', en);
