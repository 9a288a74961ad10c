import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** 90 → “1 h 30 min”, 2880 → “2 days”. */
export function inWords(minutes: number): string {
  const words = messagesNow(servicesAdmin);
  if (minutes >= 1440 && minutes % 1440 === 0) return words.lengthInDays({ days: minutes / 1440 });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words.lengthInMinutes({ minutes: rest });
  return rest === 0
    ? words.lengthInHours({ hours })
    : words.lengthInHoursAndMinutes({ hours, minutes: rest });
}
