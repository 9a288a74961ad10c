import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const stylingAdmin = defineAdminArea('features/pages/admin-styling', en);
