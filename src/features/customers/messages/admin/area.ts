import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const customersAdmin = defineAdminArea('features/customers/admin', en);
