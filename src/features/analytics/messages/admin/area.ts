import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const analyticsAdmin = defineAdminArea('features/analytics/admin', en);
