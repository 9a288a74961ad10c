import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const sectionsAdmin = defineAdminArea('features/pages/admin-sections', en);
