import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  enterComment: 'Wpisz komentarz.',
  enterName: 'Podaj imię.',
  enterEmail: 'Podaj adres e-mail.',
  closed: 'Komentarze są tu zamknięte.',
  parentGone: 'Komentarz, na który odpowiadasz, został usunięty. Twój tekst został zachowany.',
  staleLink: 'Ten link wygasł. Dodaj komentarz ponownie i użyj linku z najnowszego e-maila.',
  manyComments:
    'Dodano zbyt wiele komentarzy. Twój tekst został zachowany. Dodaj go ponownie za kilka minut.',
  noComment: 'Ten komentarz został już usunięty.',
  noEntry: 'Nie znaleziono tej strony',
} satisfies Translation<typeof en>;
