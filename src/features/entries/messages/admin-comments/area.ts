import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const entryCommentsAdmin = defineAdminArea('features/entries/admin-comments', en);
