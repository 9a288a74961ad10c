import { DateTimePicker } from '@mantine/dates';
import { instantIn, wallTimeIn } from '../../../../lib/admin-ui/time/publish-time.ts';
import { useWebsite } from './use-website.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';

interface Props {
  label: string;
  /** Instant; null if empty. */
  value: string | null;
  error: string | undefined;
  placeholder?: string;
  onChange: (instant: string | null) => void;
}

/** An optional day and time in the site's time zone. */
export function TimeField({ label, value, error, placeholder, onChange }: Props) {
  const words = useMessages(websitesAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const empty = placeholder ?? words.noLimit;
  return (
    <DateTimePicker
      label={label}
      description={words.inYourSitesTimeZone({ timeZone })}
      placeholder={empty}
      clearable
      clearButtonProps={{ 'aria-label': words.emptyOf({ empty, label }) }}
      value={value && wallTimeIn(value, timeZone)}
      onChange={(wall) => onChange(wall && instantIn(wall, timeZone))}
      valueFormat={words.formatOfTimes}
      error={error}
      ariaLabels={{ previousMonth: words.previousMonth, nextMonth: words.nextMonth }}
      submitButtonProps={{ 'aria-label': words.setTime }}
      timePickerProps={{ hoursInputLabel: words.hours, minutesInputLabel: words.minutes }}
      popoverProps={{ attributes: { dropdown: { 'aria-label': words.dateAndTime } } }}
    />
  );
}
