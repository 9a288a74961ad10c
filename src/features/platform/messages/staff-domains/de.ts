import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  siteLacksDomain: 'Diese Website hat diese Domain nicht.',
  checkedTooOften: 'Sie haben diese Domain zu oft geprüft. Wir prüfen sie auch automatisch.',
  addedTooMany:
    'Sie haben in der letzten Stunde zu viele Domains hinzugefügt. Versuchen Sie es später noch einmal.',
  ofAnotherSite: '{host} gehört bereits zu einer anderen Website.',
  alreadyAdded: '{host} wurde dieser Website bereits hinzugefügt.',
  tooManyDomains: 'Eine Website kann bis zu {most} Domains haben. Entfernen Sie zuerst eine.',
  notVerified: 'Diese Domain ist noch nicht bestätigt. Legen Sie zuerst ihre DNS-Einträge an.',
  showsLanguage:
    '{host} zeigt Ihre Website auf {language}. Geben Sie dieser Sprache zuerst unter „Sprachen“ eine andere Adresse.',
  isFormerAddress: 'Das ist eine frühere Adresse. Ändern Sie Ihre Adresse zuerst dorthin zurück.',
  pointsElsewhere:
    'Diese Domain verweist noch nicht auf Ihre Website. Legen Sie zuerst ihre DNS-Einträge an.',
  addressStays: 'Diese Adresse kann nicht entfernt werden, damit Ihre Website immer erreichbar bleibt.',
  onlyDomain: 'Das ist die einzige Domain der Website. Fügen Sie zuerst eine andere hinzu.',
  enterDomain: 'Geben Sie eine Domain wie www.ihre-website.de ein.',
  noWildcards: 'Fügen Sie jede Domain einzeln hinzu. Platzhalter (*) werden nicht unterstützt.',
  looksLikeEmail:
    'Das sieht wie eine E-Mail-Adresse aus. Geben Sie nur den Teil nach dem @ ein, wenn er Ihnen gehört.',
  leaveOutPort: 'Lassen Sie den Port weg (die Zahl nach dem Doppelpunkt).',
  noUnderscores:
    'Domains können keinen Unterstrich (_) enthalten. Verwenden Sie Buchstaben, Ziffern und Bindestriche.',
  lettersAndDigits:
    'Geben Sie eine Domain aus Buchstaben, Ziffern und Bindestrichen ein, wie www.ihre-website.de.',
  noIpAddresses: 'Geben Sie eine Domain wie www.ihre-website.de ein. IP-Adressen werden nicht unterstützt.',
  longPart: 'Diese Domain ist zu lang. Jeder Teil zwischen den Punkten kann bis zu 63 Zeichen haben.',
  longDomain: 'Diese Domain ist zu lang. Verwenden Sie höchstens 240 Zeichen.',
  localhostOnly: 'localhost funktioniert nur auf diesem Computer. Geben Sie Ihre eigene Domain ein.',
  ofThePlatform: 'Diese Domain gehört zur Plattform. Geben Sie Ihre eigene Domain ein.',
  localEnding:
    'Besucher können diese Domain nicht erreichen, weil ihre Endung für lokale Netzwerke reserviert ist.',
  sharedDomain: '{host} wird von vielen gemeinsam genutzt. Geben Sie Ihre vollständige Domain ein.',
  changedTooOften:
    'Die Adresse wurde in {days} Tagen {most}-mal geändert. Versuchen Sie es später noch einmal.',
  addressTaken: '{host} ist vergeben oder einer bestehenden Adresse zu ähnlich. Wählen Sie eine andere.',
  enterAddress: 'Geben Sie eine Adresse wie ton-werkstatt ein.',
  atMost40: 'Verwenden Sie höchstens 40 Zeichen.',
  lettersOnly:
    'Verwenden Sie nur Buchstaben von a bis z, Ziffern und Bindestriche. Leerzeichen, Punkte und Umlaute sind nicht erlaubt.',
  noHyphenAtEnds: 'Beginnen und enden Sie mit einem Buchstaben oder einer Ziffer.',
  oneHyphen: 'Verwenden Sie nicht mehrere Bindestriche hintereinander.',
  atLeast3: 'Verwenden Sie mindestens 3 Zeichen.',
  oneLetter: 'Verwenden Sie mindestens einen Buchstaben.',
} satisfies Translation<typeof en>;
