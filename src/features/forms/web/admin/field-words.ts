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

/** What owners call each kind of question. */
export const fieldWords: Readonly<Record<FieldType, { label: string; says: string; icon: Icon }>> = {
  text: { label: 'Short text', says: 'A name, a title', icon: IconCursorText },
  multiline: { label: 'Long text', says: 'Several lines', icon: IconAlignLeft },
  email: { label: 'Email', says: 'An address, checked', icon: IconAt },
  phone: { label: 'Phone', says: 'A number to ring', icon: IconPhone },
  number: { label: 'Number', says: 'How many, how much', icon: IconNumbers },
  date: { label: 'Date', says: 'A day', icon: IconCalendar },
  choice: { label: 'One of several', says: 'One answer', icon: IconListDetails },
  choices: { label: 'Any of several', says: 'Several answers', icon: IconListCheck },
  checkbox: { label: 'Tick box', says: 'Yes, or not', icon: IconCheckbox },
  file: { label: 'File', says: 'A picture, a document', icon: IconPaperclip },
};
