import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { placesAdmin } from '../../../messages/admin-places/area.ts';
import { en } from '../../../messages/admin-places/en.ts';

const keys = new Map(Object.entries(en).map(([key, text]) => [text as string, key as keyof typeof en]));

/** Where texts appear, in the language of the admin. The server says it in English, and the message is found by that text. */
export function sayPlace(text: string): string {
  const key = keys.get(text);
  return key ? messagesNow(placesAdmin)[key] : text;
}
