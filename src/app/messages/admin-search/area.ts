import { defineAdminArea } from '../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const searchAdmin = defineAdminArea('app/admin-search', en);
