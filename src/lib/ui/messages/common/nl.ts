import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  dismiss: 'Sluiten',
  problem: 'Probleem:',
  hide: 'Verbergen',
  show: 'Tonen',
  password: 'wachtwoord',
  select: '{label} selecteren',
  optional: '{label} (optioneel)',
  picture: 'Afbeelding',
  pictureCount: '{at} van {count}',
  previousImage: 'Vorige afbeelding',
  nextImage: 'Volgende afbeelding',
  close: 'Sluiten',
  fixFields: 'Corrigeer {count, plural, one {# veld} other {# velden}} om door te gaan.',
  unreachable: 'We konden de site niet bereiken. Controleer je verbinding en probeer het opnieuw.',
  badRequest: 'Ongeldige aanvraag. Controleer of alle velden goed zijn ingevuld.',
  notAllowed: 'Je hebt hier geen toestemming voor.',
  serverDown: 'De server is op dit moment niet bereikbaar. Probeer het later opnieuw.',
  pageUnreachable: 'De pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  unexpected: 'Er is een fout opgetreden',
  errorScreenFailed: 'Er is een fout opgetreden bij het tonen van de foutpagina',
} satisfies Translation<typeof en>;
