import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const pageListAdmin = defineAdminArea('features/pages/admin-list', en);
