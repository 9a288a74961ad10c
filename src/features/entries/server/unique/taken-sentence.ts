import { adminLanguageOf } from '../../../../lib/messages/languages.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { inSentence } from '../../in-sentence.ts';
import { staffWords } from '../staff-words.ts';

/** @param name of the entry that has the value */
export function takenSentence({ label }: Pick<FieldDefinition, 'label'>, name: string): string {
  // Only English has the label within the sentence; other languages quote it.
  const isEnglish = adminLanguageOf(spokenLanguage()) === 'en';
  return staffWords().valueTaken({ name, label: isEnglish ? inSentence(label) : label });
}
