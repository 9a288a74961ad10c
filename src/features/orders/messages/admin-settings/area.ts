import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const orderSettingsAdmin = defineAdminArea('features/orders/admin-settings', en);
