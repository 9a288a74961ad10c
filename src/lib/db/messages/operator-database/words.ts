import { operatorMessages } from '../../../messages/operator-messages.ts';
import { en } from './en.ts';

export const databaseWords = operatorMessages(en);
