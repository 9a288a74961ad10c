import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { presenceSign, presentThere } from '../../lib/values/presence.ts';

export const mailPresenceContract = contract({
  'POST /api/email/{id}/presence': {
    summary:
      'Say that you have an email open in its editor; returns who else has, as the event `here` of the stream of notifications does',
    who: 'owner',
    area: 'mails',
    // Changes nothing that is stored.
    access: 'read',
    /** `_id`, or the `emailID`. */
    params: z.strictObject({ id: z.string().max(60) }),
    body: presenceSign,
    reply: presentThere,
  },
});
