import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  anImageIsOnlyPixels:
    'Ein Bild ist nur {width} Pixel breit und wird größer angezeigt, daher wirkt es unscharf. Am besten sind etwa {wanted} Pixel.',
  anExternalImageIsVery:
    'Ein externes Bild ist sehr groß ({width} × {height}) und Besucher müssen es vollständig laden. Legen Sie es in Ihren Dateien ab, die kleinere Größen davon erstellen.',
  anImageHasNoAlt:
    'Ein Bild hat keinen Alternativtext. Beschreiben Sie es für Menschen, die es nicht sehen können.',
  useTheAltTextFrom: 'Alternativtext aus Ihren Dateien verwenden',
  pictureInTrash:
    'Ein Bild zeigt „{name}“. Die Datei liegt im Papierkorb und wird gelöscht. Stellen Sie sie in Ihren Dateien wieder her oder wählen Sie eine andere.',
  linkToTrash:
    'Ein Link führt zu „{name}“. Die Datei liegt im Papierkorb und wird gelöscht. Stellen Sie sie in Ihren Dateien wieder her oder wählen Sie eine andere.',
  linkInTextToTrash:
    'Ein Link im Text führt zu „{name}“. Die Datei liegt im Papierkorb und wird gelöscht. Stellen Sie sie in Ihren Dateien wieder her oder wählen Sie eine andere.',
  pictureIsGone: 'Ein Bild zeigt eine Datei, die es nicht mehr gibt.',
  linkToGoneFile: 'Ein Link führt zu einer Datei, die es nicht mehr gibt.',
  linkInTextToGoneFile: 'Ein Link im Text führt zu einer Datei, die es nicht mehr gibt.',
  removeImage: 'Bild entfernen',
  removeLink: 'Link entfernen',
  aBlockIsHiddenOn: 'Ein Block ist auf allen Bildschirmgrößen ausgeblendet und daher für niemanden sichtbar.',
  showIt: 'Einblenden',
  aBlockOverlapsThe:
    'Ein Block überlappt den Block davor und hat keinen Hintergrund. Sein Text ist dadurch möglicherweise schwer lesbar.',
  aBlockOverlapsTheText: 'Ein Block überlappt den Text darüber und verdeckt ihn möglicherweise.',
  removeOverlap: 'Überlappung entfernen',
  theTitleOfThePage: 'Titel der Seite: {hidden}.',
  aReusableSectionWasDeleted:
    'Ein wiederverwendbarer Abschnitt wurde gelöscht. Besucher sehen an seiner Stelle nichts.',
  removeFromThePage: 'Von der Seite entfernen',
  inTheSection: 'Im Abschnitt „{within}“: {says}',
  hasNoLinkYet: '„{label}“ hat noch keinen Link.',
  theLinkToIsBroken: 'Der Link zu {href} ist defekt: Diese Seite gibt es nicht.',
  linkInTextIsBroken: 'Ein Link im Text zu {href} ist defekt: Diese Seite gibt es nicht.',
  nothingIsChosenUnderSo:
    'Unter „{label}“ ist nichts ausgewählt, daher sehen Besucher nichts von diesem Block.',
  thePageHasNoPage: 'Die Seite hat keinen Seitentitel (H1).',
  makeItThePageTitle: 'Zum Seitentitel (H1) machen',
  thePageHasMoreThan: 'Die Seite hat mehr als einen Seitentitel (H1).',
  makeItASectionHeading: 'Zur Abschnittsüberschrift (H2) machen',
  aHeadingLevelIsSkipped: 'Eine Überschriftenebene wird übersprungen.',
  moveItUpOneLevel: 'Eine Ebene höher setzen',
  thisPageHasNoDescription: 'Diese Seite hat keine Beschreibung für Suchmaschinen.',
  useTheFirstSentence: 'Ersten Satz verwenden',
  thePageIsVeryLong: 'Die Seite ist sehr lang ({length} Blöcke). Zwei Seiten lesen sich vielleicht leichter.',
  pageHealthFine: 'Seitencheck: in Ordnung',
  pageHealthToPutRight: 'Seitencheck: {count} zu beheben',
  fine: 'In Ordnung',
  pageHealth: 'Seitencheck',
  noProblemsFound: 'Keine Probleme gefunden.',
  fixBeforeYouPublish:
    '{count, plural, one {Beheben Sie eines davon} other {Beheben Sie # davon}}, bevor Sie veröffentlichen.',
  important: 'Wichtig',
  goThere: 'Zur Stelle',
} satisfies Translation<typeof en>;
