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
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';
import type { FieldType } from '../../field-types.ts';

/** Labels of question types. */
export function fieldLabels(): Record<FieldType, { label: string; says: string; icon: Icon }> {
  const words = messagesNow(formsAdmin);
  return {
    text: { label: words.shortText, says: words.aNameATitle, icon: IconCursorText },
    multiline: { label: words.longText, says: words.severalLines, icon: IconAlignLeft },
    email: { label: words.email, says: words.anEmailAddress, icon: IconAt },
    phone: { label: words.phone, says: words.aPhoneNumber, icon: IconPhone },
    number: { label: words.number, says: words.aQuantityOrAmount, icon: IconNumbers },
    date: { label: words.date, says: words.aDate, icon: IconCalendar },
    choice: { label: words.singleChoice, says: words.pickOne, icon: IconListDetails },
    choices: { label: words.multipleChoice, says: words.pickOneOrMore, icon: IconListCheck },
    checkbox: { label: words.checkbox, says: words.yesOrNo, icon: IconCheckbox },
    file: { label: words.file, says: words.anImageOrDocument, icon: IconPaperclip },
  };
}
