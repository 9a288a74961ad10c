import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const webhooksAdmin = defineAdminArea('features/webhooks/admin', en);
