import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const servicesAdmin = defineAdminArea('features/bookings/admin-services', en);
