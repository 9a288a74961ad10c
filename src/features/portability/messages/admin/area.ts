import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const portabilityAdmin = defineAdminArea('features/portability/admin', en);
