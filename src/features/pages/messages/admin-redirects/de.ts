import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  isOffTheList: '{path} wurde aus der Liste entfernt.',
  theListIsEmpty: 'Die Liste ist leer.',
  pagesNotFound: 'Nicht gefundene Seiten',
  clearList: 'Liste leeren',
  addressesThatVisitorsOpenedAnd:
    'Adressen, die Besucher aufgerufen haben und die es nicht gibt. Suchmaschinen und Bots sind nicht enthalten.',
  noMissingPages: 'Keine fehlenden Seiten',
  whenVisitorsFollowALink:
    'Folgen Besucher einem Link, den es nicht gibt, erscheint er innerhalb von Sekunden hier.',
  address: 'Adresse',
  visits: 'Besuche',
  actions: 'Aktionen',
  linkedFrom: 'Verlinkt von {referrer}',
  times: '{count, plural, one {Einmal} other {#-mal}}',
  addRedirect: 'Weiterleitung hinzufügen',
  ignore: 'Ignorieren',
  enterTheAddressToRedirect: 'Geben Sie die Adresse ein, von der weitergeleitet wird.',
  chooseWhereToRedirectTo: 'Wählen Sie das Ziel der Weiterleitung.',
  redirectSaved: 'Weiterleitung gespeichert.',
  editRedirect: 'Weiterleitung bearbeiten',
  redirectFrom: 'Weiterleiten von',
  thePartAfterYourDomain: 'Der Teil nach Ihrer Domain. Sie können auch eine vollständige Adresse einfügen.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  leadsNowhereNow: 'Weiterleitung von {from} gelöscht',
  redirects: 'Weiterleitungen',
  settings: 'Einstellungen',
  sendVisitorsFromOldLinks:
    'Leiten Sie Besucher von alten Links oder entfernten Seiten an die richtige Stelle weiter.',
  yourRedirects: 'Ihre Weiterleitungen',
  noRedirectsYet: 'Noch keine Weiterleitungen',
  whenYouChangeAPages:
    'Wenn Sie die Adresse einer Seite ändern, wird automatisch eine Weiterleitung angelegt. Weitere für Links auf anderen Websites oder in Drucksachen können Sie hier hinzufügen.',
  from: 'Von',
  to: 'Nach',
  notPublishedSoVisitorsDont: 'Nicht veröffentlicht, Besucher sehen sie also noch nicht',
  editRedirectFrom: '{from} bearbeiten',
  deleteRedirectFrom: '{from} löschen',
  redirectTo: 'Weiterleiten nach',
  oldPage: '/alte-seite.html',
  newPage: '/neue-seite',
  chooseFromTheSite: 'Von der Website auswählen',
} satisfies Translation<typeof en>;
