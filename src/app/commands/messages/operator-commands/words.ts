import { compileMessages } from '../../../../lib/messages/compile-messages.ts';
import { wordsOf } from '../../../../lib/messages/compiled-messages.ts';
import { en } from './en.ts';

export const commandWords = wordsOf<typeof en>(compileMessages(en), 'en');
