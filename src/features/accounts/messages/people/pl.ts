import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  owner: 'Właściciel',
  ownerAccess: 'Pełny dostęp, także do płatności, domen, zespołu i usunięcia strony',
  manager: 'Menedżer',
  managerAccess: 'Pełny dostęp oprócz zespołu, ustawień płatności, domen, eksportu i usunięcia strony',
  editor: 'Redaktor',
  editorAccess: 'Podstrony, pliki, audio, formularze i wygląd; podgląd produktów i statystyk',
  contributor: 'Współpracownik',
  contributorAccess: 'Edytuje podstrony i przesyła pliki; przed publikacją musi prosić o zatwierdzenie',
  translator: 'Tłumacz',
  translatorAccess:
    'Tłumaczy wszystkie teksty jako wersje robocze; nie może publikować i nie widzi nic więcej',
  orders: 'Tylko zamówienia',
  ordersAccess: 'Zamówienia, rezerwacje i wiadomości; podgląd produktów i usług',
  device: '{browser}, {system}',
  unknownDevice: 'Nieznane urządzenie',
} satisfies Translation<typeof en>;
