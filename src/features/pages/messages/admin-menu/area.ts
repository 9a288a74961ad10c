import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const menuAdmin = defineAdminArea('features/pages/admin-menu', en);
