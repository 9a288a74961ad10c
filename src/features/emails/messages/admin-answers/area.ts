import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const answersAdmin = defineAdminArea('features/emails/admin-answers', en);
