import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const publishingAdmin = defineAdminArea('features/pages/admin-publishing', en);
