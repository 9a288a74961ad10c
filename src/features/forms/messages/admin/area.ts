import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const formsAdmin = defineAdminArea('features/forms/admin', en);
