import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** A sealed value that can't be opened: its key is missing, it was changed, or it belongs to another row. */
export class SealError extends Error {}

/** Keys that seal secrets for the database. The first one seals; all of them open. */
export interface Keyring {
  /** Identifies the first key without revealing it. */
  readonly id: string;
  has(id: string): boolean;
  /** @param place what the value belongs to, such as `code_apps/<site>/<account>`; it can be opened only there */
  seal(text: string, place: string): string;
  /** @throws SealError */
  open(sealed: string, place: string): string;
}

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** @returns the bytes of a base64 key; undefined if it is malformed */
function readKey(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) && bytes.length === KEY_BYTES ? bytes : undefined;
}

export const isKey = (text: string): boolean => readKey(text) !== undefined;

export const isSealed = (value: string): boolean => value.startsWith(`${VERSION}.`);

/** Name of the key that sealed a value. */
export const keyIdOf = (sealed: string): string => sealed.split('.')[1] ?? '';

/** @param texts keys as base64, newest first */
export function openKeyring(texts: readonly string[]): Keyring {
  const keys = new Map(
    texts.map((text) => {
      const key = readKey(text);
      if (!key) throw new SealError('This is not a key of 32 bytes as base64.');
      return [
        createHash('sha256')
          .update(`sitewright key ${key.toString('hex')}`)
          .digest('base64url')
          .slice(0, 8),
        key,
      ];
    }),
  );
  const [newest] = keys;
  if (!newest) throw new SealError('There is no key.');
  const [id, key] = newest;
  return {
    id,
    has: (name) => keys.has(name),
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${id}.${bytes.toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [version, name = '', text = ''] = sealed.split('.');
      const used = keys.get(name);
      if (version !== VERSION || !used)
        throw new SealError('This value was sealed with another key, or not at all.');
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, used, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const open = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([open, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealError('This sealed value was changed, or belongs to another row.', { cause: error });
      }
    },
  };
}
