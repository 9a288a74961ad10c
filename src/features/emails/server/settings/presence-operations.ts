import { operations } from '../../../../lib/http/handlers.ts';
import { type Presence, tellPresence } from '../../../accounts/server/index.ts';
import { mailPresenceContract } from '../../presence-contract.ts';
import { kindOf, templateId } from './template-id.ts';

/** Who has an email open in its editor. */
export const mailPresenceOperations = ({ presence }: { presence: Presence }) =>
  operations(mailPresenceContract, {
    'POST /api/email/{id}/presence': async ({ dbOnce, by, site }, { params: { id }, body }) => {
      const subject = `mail:${templateId(site.id, kindOf(site.id, id).emailID)}` as const;
      await dbOnce((tx) => tellPresence(tx, { subject, by: by.accountId, ...body }));
      return presence.at(site.id, subject);
    },
  });
