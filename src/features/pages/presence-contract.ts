import { contract } from '../../lib/http/contract.ts';
import { presenceSign, presentThere } from '../../lib/values/presence.ts';
import { idParams } from '../../lib/values/shapes.ts';

export const presenceContract = contract({
  'POST /api/page/{id}/presence': {
    summary:
      'Say that you have a page open in an editor, and where; returns who else has, as the event `here` of the stream of notifications does',
    who: 'owner',
    area: 'pages',
    // Changes nothing that is stored.
    access: 'read',
    params: idParams,
    body: presenceSign,
    reply: presentThere,
  },
});
