import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const ordersAdmin = defineAdminArea('features/orders/admin', en);
