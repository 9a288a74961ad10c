import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const placesAdmin = defineAdminArea('features/websites/admin-places', en);
