import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const calendarAdmin = defineAdminArea('features/bookings/admin-calendar', en);
