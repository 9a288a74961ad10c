import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const emailsAdmin = defineAdminArea('features/emails/admin', en);
