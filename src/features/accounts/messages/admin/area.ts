import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const accountsAdmin = defineAdminArea('features/accounts/admin', en);
