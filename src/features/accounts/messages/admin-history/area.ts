import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const historyAdmin = defineAdminArea('features/accounts/admin-history', en);
