import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const apiKeysAdmin = defineAdminArea('features/api-keys/admin', en);
