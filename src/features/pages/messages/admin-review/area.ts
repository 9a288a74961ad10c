import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const reviewAdmin = defineAdminArea('features/pages/admin-review', en);
