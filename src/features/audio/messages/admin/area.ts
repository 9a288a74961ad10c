import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const audioAdmin = defineAdminArea('features/audio/admin', en);
