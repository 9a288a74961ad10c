import { DateInput, type DateInputProps, DateTimePicker, type DateTimePickerProps } from '@mantine/dates';
import { messagesNow } from '../../messages/use-messages.ts';
import { adminLocale } from '../admin-locale.ts';
import { adminUi } from '../messages/admin/area.ts';
import { halvesOfDay, pickerFormat } from './picker-format.ts';
import { instantIn, wallTimeIn } from './publish-time.ts';

/** What screen readers say of the arrows of a calendar. */
export function arrowLabels() {
  const words = messagesNow(adminUi);
  const { previousMonth, nextMonth, previousYear, nextYear, previousDecade, nextDecade } = words;
  return { previousMonth, nextMonth, previousYear, nextYear, previousDecade, nextDecade };
}

function timeLabels() {
  const words = messagesNow(adminUi);
  const halves = halvesOfDay(adminLocale());
  return {
    hoursInputLabel: words.hours,
    minutesInputLabel: words.minutes,
    ...(halves && {
      format: '12h' as const,
      amPmLabels: halves,
      amPmInputLabel: `${halves.am}/${halves.pm}`,
    }),
  };
}

/** The button that empties a field is named by what the field says then. */
function clearing(placeholder: string | undefined, label: string) {
  const words = messagesNow(adminUi);
  return { 'aria-label': words.emptyOf({ empty: placeholder ?? words.clear, label }) };
}

interface Shared {
  label: string;
  placeholder?: string | undefined;
}

interface DayProps extends Shared, Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | keyof Shared> {
  /** `2026-03-29`; null while it is empty. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** A day as people write it in the admin’s locale. */
export const DateField = ({ label, placeholder, ...more }: DayProps) => (
  <DateInput
    label={label}
    placeholder={placeholder ?? messagesNow(adminUi).chooseADate}
    valueFormat={pickerFormat(adminLocale(), { time: false })}
    ariaLabels={arrowLabels()}
    clearButtonProps={clearing(placeholder, label)}
    {...more}
  />
);

interface TimeProps
  extends Shared, Omit<DateTimePickerProps, 'value' | 'onChange' | 'valueFormat' | keyof Shared> {
  /** Of the site. */
  timeZone: string;
  /** Instant; null while it is empty. */
  value: string | null;
  onChange: (instant: string | null) => void;
}

/** A day and a time in the site’s time zone, as people write them in the admin’s locale. */
export function DateTimeField({ label, placeholder, timeZone, value, onChange, ...more }: TimeProps) {
  const words = messagesNow(adminUi);
  return (
    <DateTimePicker
      label={label}
      placeholder={placeholder ?? words.chooseDateAndTime}
      description={words.inYourSitesTimeZone({ timeZone })}
      value={value && wallTimeIn(value, timeZone)}
      onChange={(wall) => onChange(wall && instantIn(wall, timeZone))}
      valueFormat={pickerFormat(adminLocale(), { time: true })}
      ariaLabels={arrowLabels()}
      submitButtonProps={{ 'aria-label': words.useThisTime }}
      timePickerProps={timeLabels()}
      popoverProps={{ attributes: { dropdown: { 'aria-label': words.dateAndTime } } }}
      clearButtonProps={clearing(placeholder, label)}
      {...more}
    />
  );
}
