import { defineAdminArea } from '../../../messages/admin-area.ts';
import { en } from './en.ts';

export const adminUi = defineAdminArea('lib/admin-ui/admin', en);
