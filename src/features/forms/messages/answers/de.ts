import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  oneLine: 'Geben Sie nur eine Zeile ein.',
  atMostCharacters:
    '{most, plural, one {Höchstens # Zeichen.} other {Höchstens # Zeichen.}} Sie haben {count, number} eingegeben.',
  atLeastCharacters:
    '{count, plural, one {Geben Sie mindestens # Zeichen ein.} other {Geben Sie mindestens # Zeichen ein.}}',
  enterNumber: 'Geben Sie eine Zahl ein.',
  orMore: 'Geben Sie {least, number} oder mehr ein.',
  orLess: 'Geben Sie {most, number} oder weniger ein.',
  enterDate: 'Geben Sie ein Datum wie {example} ein.',
  orLater: 'Wählen Sie den {day} oder einen späteren Tag.',
  orEarlier: 'Wählen Sie den {day} oder einen früheren Tag.',
  atMostChoices:
    '{count, plural, one {Wählen Sie höchstens # Möglichkeit.} other {Wählen Sie höchstens # Möglichkeiten.}}',
  atLeastChoices:
    '{count, plural, one {Wählen Sie mindestens # Möglichkeit.} other {Wählen Sie mindestens # Möglichkeiten.}}',
  atMostFiles: '{count, plural, one {Wählen Sie höchstens # Datei.} other {Wählen Sie höchstens # Dateien.}}',
  atLeastFiles:
    '{count, plural, one {Wählen Sie mindestens # Datei.} other {Wählen Sie mindestens # Dateien.}}',
  optionGone: 'Diese Auswahl ist nicht mehr verfügbar. Wählen Sie eine andere.',
  oneAnswer: 'Geben Sie eine Antwort ein.',
  emailLike: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  phoneLike: 'Geben Sie eine Telefonnummer wie 030 901820 ein.',
  tick: 'Setzen Sie bei „{label}“ ein Häkchen, um fortzufahren.',
  chooseFileFor: 'Wählen Sie eine Datei für „{label}“.',
  answer: 'Beantworten Sie „{label}“',
  labelCase: 'same',
  choose: '{continues, select, other {Treffen Sie eine Auswahl bei „{label}“.}}',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  enter: '{continues, select, other {Füllen Sie „{label}“ aus.}}',
} satisfies Translation<typeof en>;
