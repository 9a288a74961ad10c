import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const platformAdmin = defineAdminArea('features/platform/admin', en);
