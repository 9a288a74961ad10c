import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const changesAdmin = defineAdminArea('features/pages/admin-changes', en);
