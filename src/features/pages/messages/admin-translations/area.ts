import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const translationsAdmin = defineAdminArea('features/pages/admin-translations', en);
