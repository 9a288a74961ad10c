import { textsOf } from '../../../../lib/messages/texts-of.ts';
import { fileTypes } from '../../file-types.ts';
import { typesAdmin } from '../../messages/admin-types/area.ts';
import { en } from '../../messages/admin-types/en.ts';

const sayOfType = textsOf(typesAdmin, en);

/** What a file of this media type is called in the admin; undefined for one that the library doesn't take. */
export function fileTypeName(type: string): string | undefined {
  const noun = fileTypes[type]?.noun;
  return noun && sayOfType(noun);
}
