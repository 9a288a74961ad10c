import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Compiled } from './compiled-messages.ts';

/** Parses each message of a catalogue; the build does it for browsers, the server when it loads. @throws for wrong ICU syntax */
export function compileMessages(messages: Compiled): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      if (typeof message !== 'string') return [key, message];
      const parts = compileMessageOrThrow(message);
      return [key, parts.every((part) => typeof part === 'string') ? parts.join('') : parts];
    }),
  );
}
