import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const productListAdmin = defineAdminArea('features/products/admin-list', en);
