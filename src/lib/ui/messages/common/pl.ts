import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  dismiss: 'Zamknij',
  problem: 'Problem:',
  hide: 'Ukryj',
  show: 'Pokaż',
  password: 'hasło',
  select: 'Wybierz: {label}',
  optional: '{label} (opcjonalnie)',
  picture: 'Zdjęcie',
  pictureCount: '{at} z {count}',
  previousImage: 'Poprzednie zdjęcie',
  nextImage: 'Następne zdjęcie',
  close: 'Zamknij',
  fixFields:
    'Popraw {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}, aby kontynuować.',
  unreachable: 'Nie udało się połączyć ze stroną. Sprawdź połączenie i spróbuj ponownie.',
  badRequest: 'Nie udało się przetworzyć danych. Sprawdź, czy wszystkie pola są poprawnie wypełnione.',
  notAllowed: 'Nie masz do tego uprawnień.',
  serverDown: 'Serwer jest teraz niedostępny. Spróbuj ponownie później.',
  pageUnreachable: 'Nie udało się załadować strony. Sprawdź połączenie i spróbuj ponownie.',
  unexpected: 'Wystąpił błąd',
  errorScreenFailed: 'Wystąpił błąd podczas wyświetlania strony błędu',
} satisfies Translation<typeof en>;
