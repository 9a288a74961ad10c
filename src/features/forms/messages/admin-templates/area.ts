import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const templatesAdmin = defineAdminArea('features/forms/admin-templates', en);
