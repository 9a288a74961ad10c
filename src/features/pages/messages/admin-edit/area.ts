import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const pageEditAdmin = defineAdminArea('features/pages/admin-edit', en);
