import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const libraryAdmin = defineAdminArea('features/pages/admin-library', en);
