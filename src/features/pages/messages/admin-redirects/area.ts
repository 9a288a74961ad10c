import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const redirectsAdmin = defineAdminArea('features/pages/admin-redirects', en);
