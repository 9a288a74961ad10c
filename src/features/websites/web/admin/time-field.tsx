import { DateTimeField } from '../../../../lib/admin-ui/time/date-fields.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';
import { useWebsite } from './use-website.ts';

interface Props {
  label: string;
  /** Instant; null if empty. */
  value: string | null;
  error: string | undefined;
  placeholder?: string;
  onChange: (instant: string | null) => void;
}

/** An optional day and time in the site's time zone. */
export function TimeField({ placeholder, ...more }: Props) {
  const words = useMessages(websitesAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return <DateTimeField placeholder={placeholder ?? words.noLimit} timeZone={timeZone} clearable {...more} />;
}
