import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** The guest: “Ada Byron”, “Ada Byron (3 people)” */
export const guestName = ({ name, people }: { name: string; people: number }): string =>
  people === 1 ? name : messagesNow(calendarAdmin).nameAndPeople({ name, people });
