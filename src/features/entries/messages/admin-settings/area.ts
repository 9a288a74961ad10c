import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const entrySettingsAdmin = defineAdminArea('features/entries/admin-settings', en);
