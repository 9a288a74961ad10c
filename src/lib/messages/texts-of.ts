import type { Area } from './area.ts';
import type { Messages } from './define.ts';
import { messagesNow } from './use-messages.ts';

/**
 * Says texts of data that the server has as well in the language of the page. The data stays English; a text is found in the
 * catalogue by its English, and one that isn't there stays as it is.
 */
export function textsOf<Source extends Messages>(area: Area<Source>, english: Source) {
  const keys = new Map<string, keyof Source>(Object.entries(english).map(([key, text]) => [text, key]));
  return (text: string): string => {
    const key = keys.get(text);
    const said: unknown = key === undefined ? text : messagesNow(area)[key];
    return typeof said === 'string' ? said : text;
  };
}
