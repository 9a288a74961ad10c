import { invalid } from '../../../../lib/errors.ts';
import { staffTexts } from '../../../../lib/messages/server-messages.ts';
import type { MailKind } from '../../mail-kind.ts';
import { de } from '../../messages/admin-kinds/de.ts';
import { en } from '../../messages/admin-kinds/en.ts';
import { es } from '../../messages/admin-kinds/es.ts';
import { fr } from '../../messages/admin-kinds/fr.ts';
import { staffWords } from '../staff-words.ts';

const kindText = staffTexts({ en, de, fr, es });

/** Why emails of a kind are always sent, in the language of staff; undefined if they can be turned off. */
export const whyAlwaysOn = ({ mandatory }: MailKind): string | undefined =>
  mandatory === undefined ? undefined : kindText(mandatory);

/** @throws `400` if emails of this kind are always sent */
export function refuseTurningOff(kind: MailKind): void {
  const reason = whyAlwaysOn(kind);
  if (reason !== undefined) throw invalid(staffWords().cantBeTurnedOff({ reason }), { enabled: reason });
}
