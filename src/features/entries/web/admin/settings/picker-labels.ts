import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

/** What screen readers say of the controls of a picker for a date and time. */
export function pickerLabels() {
  const words = messagesNow(entrySettingsAdmin);
  return {
    ariaLabels: { previousMonth: words.previousMonth, nextMonth: words.nextMonth },
    submitButtonProps: { 'aria-label': words.setTime },
    timePickerProps: { hoursInputLabel: words.hours, minutesInputLabel: words.minutes },
    popoverProps: { attributes: { dropdown: { 'aria-label': words.dateAndTime } } },
    clearButtonProps: { 'aria-label': words.clear },
  };
}
