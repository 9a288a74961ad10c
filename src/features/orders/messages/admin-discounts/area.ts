import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const discountsAdmin = defineAdminArea('features/orders/admin-discounts', en);
