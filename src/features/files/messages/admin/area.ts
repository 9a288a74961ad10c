import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const filesAdmin = defineAdminArea('features/files/admin', en);
