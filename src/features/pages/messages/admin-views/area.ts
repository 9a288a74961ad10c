import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const viewsAdmin = defineAdminArea('features/pages/admin-views', en);
