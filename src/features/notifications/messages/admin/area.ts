import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const notificationsAdmin = defineAdminArea('features/notifications/admin', en);
