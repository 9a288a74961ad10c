import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const healthAdmin = defineAdminArea('features/pages/admin-health', en);
