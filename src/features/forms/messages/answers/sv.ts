import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  oneLine: 'Använd bara en rad.',
  atMostCharacters:
    '{most, plural, one {Använd högst # tecken.} other {Använd högst # tecken.}} Du har skrivit {count, number}.',
  atLeastCharacters: '{count, plural, one {Skriv minst # tecken.} other {Skriv minst # tecken.}}',
  enterNumber: 'Ange ett tal.',
  orMore: 'Ange {least, number} eller mer.',
  orLess: 'Ange {most, number} eller mindre.',
  enterDate: 'Ange ett datum som {example}.',
  orLater: 'Välj {day} eller senare.',
  orEarlier: 'Välj {day} eller tidigare.',
  atMostChoices: '{count, plural, one {Välj högst # alternativ.} other {Välj högst # alternativ.}}',
  atLeastChoices: '{count, plural, one {Välj minst # alternativ.} other {Välj minst # alternativ.}}',
  atMostFiles: '{count, plural, one {Välj högst # fil.} other {Välj högst # filer.}}',
  atLeastFiles: '{count, plural, one {Välj minst # fil.} other {Välj minst # filer.}}',
  optionGone: 'Alternativet är inte längre tillgängligt. Välj ett annat.',
  oneAnswer: 'Ange ett svar.',
  emailLike: 'Ange en e-postadress som namn@example.com.',
  phoneLike: 'Ange ett telefonnummer som 08-123 456 78.',
  tick: 'Kryssa i ”{label}” för att fortsätta.',
  chooseFileFor: 'Välj en fil för ”{label}”.',
  answer: 'Besvara ”{label}”',
  labelCase: 'same',
  choose: '{continues, select, other {Välj ett alternativ för ”{label}”.}}',
  enterEmail: 'Ange din e-postadress.',
  enter: '{continues, select, other {Fyll i ”{label}”.}}',
} satisfies Translation<typeof en>;
