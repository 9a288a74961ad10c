import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const stockAdmin = defineAdminArea('features/files/admin-stock', en);
