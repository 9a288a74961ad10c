import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const typesAdmin = defineAdminArea('features/files/admin-types', en);
