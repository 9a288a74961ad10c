import {
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconCheckbox,
  IconCursorText,
  IconListCheck,
  IconListDetails,
  IconNumbers,
  IconPaperclip,
  IconPhone,
  type Icon,
} from '@tabler/icons-react';
import type { FieldType } from '../../field-types.ts';

/** Labels of question types. */
export const fieldLabels: Readonly<Record<FieldType, { label: string; says: string; icon: Icon }>> = {
  text: { label: 'Short text', says: 'A name, a title', icon: IconCursorText },
  multiline: { label: 'Long text', says: 'Several lines', icon: IconAlignLeft },
  email: { label: 'Email', says: 'An email address', icon: IconAt },
  phone: { label: 'Phone', says: 'A phone number', icon: IconPhone },
  number: { label: 'Number', says: 'A quantity or amount', icon: IconNumbers },
  date: { label: 'Date', says: 'A date', icon: IconCalendar },
  choice: { label: 'Single choice', says: 'Pick one', icon: IconListDetails },
  choices: { label: 'Multiple choice', says: 'Pick one or more', icon: IconListCheck },
  checkbox: { label: 'Checkbox', says: 'Yes or no', icon: IconCheckbox },
  file: { label: 'File', says: 'An image or document', icon: IconPaperclip },
};
