import { operatorMessages } from '../../../lib/messages/operator-messages.ts';
import { en } from './en.ts';

export const startWords = operatorMessages(en);
