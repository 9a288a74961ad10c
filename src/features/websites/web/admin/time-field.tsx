import { DateTimePicker } from '@mantine/dates';
import { instantIn, wallTimeIn } from '../../../../lib/admin-ui/time/publish-time.ts';
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
export function TimeField({ label, value, error, placeholder = 'No limit', onChange }: Props) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return (
    <DateTimePicker
      label={label}
      description={`In your site’s time zone (${timeZone}).`}
      placeholder={placeholder}
      clearable
      clearButtonProps={{ 'aria-label': `${placeholder}: ${label}` }}
      value={value && wallTimeIn(value, timeZone)}
      onChange={(wall) => onChange(wall && instantIn(wall, timeZone))}
      valueFormat="D MMMM YYYY, HH:mm"
      error={error}
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
      submitButtonProps={{ 'aria-label': 'Set time' }}
      timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
      popoverProps={{ attributes: { dropdown: { 'aria-label': 'Date and time' } } }}
    />
  );
}
