import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  empty: 'Geben Sie den Text ein oder setzen Sie ihn auf das Original zurück.',
  tooLong: 'Verwenden Sie höchstens {most, number} Zeichen.',
  controls: 'Verwenden Sie reinen Text ohne Zeilenumbrüche und unsichtbare Zeichen.',
  markup: 'Verwenden Sie reinen Text ohne HTML.',
  missing: 'Behalten Sie {name} bei. Dort wird ein Wert eingesetzt.',
  unknown: '{name} hat hier keinen Wert. Entfernen Sie den Platzhalter.',
  strayBraces: 'Verwenden Sie geschweifte Klammern nur für die Platzhalter des Originals.',
  noBraces: 'Geschweifte Klammern sind hier nicht möglich.',
  numberSign: 'Verwenden Sie {name} für die Zahl. „#“ ist hier nicht möglich.',
  fixed: 'Dieser Text kann nicht geändert werden.',
  otherForms: 'Verwenden Sie die Platzhalter und Pluralformen des Originals.',
} satisfies Translation<typeof en>;
