import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

const named = { Ctrl: 'keyCtrl', Enter: 'keyEnter', Insert: 'keyInsert', Delete: 'keyDelete' } as const;
const isNamed = (key: string): key is keyof typeof named => Object.hasOwn(named, key);

/** “Ctrl Alt C” from “Ctrl+Alt+C”, as the keyboards of the language name the keys. */
export function shortcut(keys: string): string {
  const words = messagesNow(canvasAdmin);
  return keys
    .split('+')
    .map((key) => (isNamed(key) ? words[named[key]] : key))
    .join(' ');
}
