import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** “about 2 minutes left”: no more exact than the estimate. */
export function sayTimeLeft(seconds: number): string {
  const words = messagesNow(filesAdmin);
  if (seconds < 5) return words.aFewSecondsLeft;
  if (seconds < 60) return words.aboutSecondsLeft({ count: Math.ceil(seconds / 5) * 5 });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return words.aboutMinutesLeft({ count: minutes });
  return words.aboutHoursLeft({ count: Math.round(minutes / 60) });
}
