import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const inboxAdmin = defineAdminArea('features/forms/admin-inbox', en);
