import { defineAdminArea } from '../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const shellAdmin = defineAdminArea('app/admin-shell', en);
