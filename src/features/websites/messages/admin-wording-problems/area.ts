import { defineAdminArea } from '../../../../lib/messages/admin-area.ts';
import { en } from './en.ts';

export const wordingProblemsAdmin = defineAdminArea('features/websites/admin-wording-problems', en);
