import { invalid } from '../../../../lib/errors.ts';
import type { MailKind } from '../../mail-kind.ts';
import { sayOfKind } from '../say-of-kind.ts';
import { staffWords } from '../staff-words.ts';

/** Why emails of a kind are always sent, in the language of staff; undefined if they can be turned off. */
export const whyAlwaysOn = ({ mandatory }: MailKind): string | undefined =>
  mandatory === undefined ? undefined : sayOfKind(mandatory);

/** @throws `400` if emails of this kind are always sent */
export function refuseTurningOff(kind: MailKind): void {
  const reason = whyAlwaysOn(kind);
  if (reason !== undefined) throw invalid(staffWords().cantBeTurnedOff({ reason }), { enabled: reason });
}
