import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const kindsAdmin = defineAdminArea('features/emails/admin-kinds', en);
