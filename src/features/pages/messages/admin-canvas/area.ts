import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const canvasAdmin = defineAdminArea('features/pages/admin-canvas', en);
