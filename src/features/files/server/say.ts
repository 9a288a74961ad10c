import { spokenMessages } from '../../../lib/messages/server-messages.ts';
import { fileTypes } from '../file-types.ts';
import { catalogues } from '../messages/refusals/catalogues.ts';
import { en } from '../messages/refusals/en.ts';

/** Messages to people who send or download files, visitors among them, in the language of their request. */
export const say = spokenMessages('files.refusals', catalogues);

const nouns = [
  'audio',
  'video',
  'pdf',
  'plainText',
  'csv',
  'subtitles',
  'textDocument',
  'word',
  'excel',
  'powerpoint',
  'spreadsheet',
  'presentation',
  'zip',
] as const;

/** What a file of this type is called, with its article. The list of types has it in English. */
export function nounOf(type: string): string {
  const noun = fileTypes[type]?.noun ?? '';
  const [, article, format] = /^(an?) (\w+) image$/.exec(noun) ?? [];
  if (format !== undefined) return say()[article === 'an' ? 'imageWithVowel' : 'image']({ format });
  const key = nouns.find((name) => en[name] === noun);
  return key ? say()[key] : noun;
}
