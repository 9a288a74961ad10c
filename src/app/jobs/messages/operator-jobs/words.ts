import { operatorMessages } from '../../../../lib/messages/operator-messages.ts';
import { en } from './en.ts';

export const jobWords: Readonly<Record<string, string>> = operatorMessages(en);
