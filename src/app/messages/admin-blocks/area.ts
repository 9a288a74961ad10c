import { defineAdminArea } from '../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const blocksAdmin = defineAdminArea('app/admin-blocks', en);
