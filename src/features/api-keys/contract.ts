import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import type { Area } from '../../lib/http/areas.ts';
import { id, idParams, instant, line } from '../../lib/values/shapes.ts';
import { keyAreas, tooMuch } from './key-areas.ts';

const access = z.enum(['read', 'write']);
/** Area → access; `write` includes `read`. */
const rights = z
  .partialRecord(z.enum(keyAreas as [Area, ...Area[]]), access)
  .refine((chosen) => Object.keys(chosen).length > 0, 'Choose at least one permission.')
  .refine(
    (chosen) => tooMuch(chosen).length === 0,
    'Originals, history and shop settings can only be read with an API key.',
  );

const key = z.object({
  _id: id,
  name: z.string(),
  /** Its last characters. */
  ending: z.string(),
  /** Its current permissions: fewer than it was given if its creator has fewer. */
  rights: z.record(z.string(), access),
  expiresAt: instant.nullable(),
  expired: z.boolean(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  /** Its creator. */
  by: z.string(),
  /** It doesn't work until its creator sets up the two-step verification that the site requires. */
  needsSecondStep: z.boolean(),
});
export type ApiKey = z.output<typeof key>;

const name = line('a name for the key', 80);

const policy = { who: 'owner', area: 'keys' } as const;

export const apiKeysContract = contract({
  'GET /api/api-keys': {
    ...policy,
    summary: 'API keys, used as `Authorization: Bearer`',
    reply: z.array(key).max(50),
  },
  'POST /api/api-key': {
    ...policy,
    act: { word: 'api-key-made', keep: ['rights'] },
    summary: 'Create an API key; the full key is only in this reply',
    body: z.strictObject({
      name,
      rights,
      /** Days until it expires; `null` for never. */
      days: z.int().min(1, 'At least 1 day.').max(3650, 'At most 3650 days.').nullable(),
    }),
    reply: key.extend({ key: z.string() }),
    status: 201,
    refusals: { conflict: {} },
  },
  'PUT /api/api-key/{id}': {
    ...policy,
    act: { word: 'api-key-changed', named: 'api_keys.name', keep: ['rights'] },
    summary:
      'Change the name and permissions of an API key, from its next call; never more than its creator’s permissions',
    params: idParams,
    body: z.strictObject({ name, rights }),
    reply: key,
  },
  'DELETE /api/api-key/{id}': {
    ...policy,
    act: { word: 'api-key-revoked', named: 'api_keys.name' },
    summary: 'Revoke an API key',
    params: idParams,
    reply: null,
  },
});
