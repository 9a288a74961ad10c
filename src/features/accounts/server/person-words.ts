import { serverMessages } from '../../../lib/messages/server-messages.ts';
import { de } from '../messages/people/de.ts';
import { en } from '../messages/people/en.ts';

/** Roles and devices in words, for emails. */
export const personWords = serverMessages({ en, de });
