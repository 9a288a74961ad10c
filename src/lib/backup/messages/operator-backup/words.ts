import { operatorMessages } from '../../../messages/operator-messages.ts';
import { en } from './en.ts';

export const backupWords = operatorMessages(en);
