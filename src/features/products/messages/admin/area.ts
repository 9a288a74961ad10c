import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const productsAdmin = defineAdminArea('features/products/admin', en);
