import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const websitesAdmin = defineAdminArea('features/websites/admin', en);
