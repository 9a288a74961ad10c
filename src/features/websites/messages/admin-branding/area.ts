import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const brandingAdmin = defineAdminArea('features/websites/admin-branding', en);
