import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const wordpressAdmin = defineAdminArea('features/wordpress/admin', en);
