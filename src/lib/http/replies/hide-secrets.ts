/** Query parameters that open something: links that are mailed, and keys of orders, bookings and downloads. */
// HTML may write the sign between them as a number; an address within an address is percent-encoded, once for each level.
const secrets =
  /((?:[?&]|%(?:25)*(?:3f|26))(?:amp;)?(?:token|key|claim)(?:=|&#(?:61|x3d);|%(?:25)*3d))(?:(?!%(?:25)*26)[^&#\s"'<>)\]])+/gi;

/**
 * Paths whose last part opens something: shared previews, and calendar feeds. `tests/isolation/secret-paths.test.ts` looks at every
 * route. As above, the slashes may be percent-encoded.
 */
const secretPaths =
  /((?<!admin(?:\/|%(?:25)*2f)pages)(?:\/|%(?:25)*2f)(?:preview|(?:page|entry)-preview|calendar(?:\/|%(?:25)*2f)feed)(?:\/|%(?:25)*2f))[\w-]{20,100}/gi;

/** An address, or a text with addresses, without the secrets of its links, for logs and other people. */
export const hideSecrets = (text: string): string =>
  text.replace(secrets, '$1hidden').replace(secretPaths, '$1hidden');

/** A JSON value with the secrets of all its texts hidden. */
export const withoutSecrets = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? hideSecrets(part) : part,
  ) as T;

export const hasSecrets = (url: string): boolean => hideSecrets(url) !== url;
