import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const siteCheckAdmin = defineAdminArea('features/site-check/admin', en);
