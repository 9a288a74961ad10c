/**
 * Path and query of a request, as an address of no site.
 * @param asked as received; `//08` is a path, which `new URL` with a base would read as a host, and refuse
 * @returns null if it is no path
 */
export const requestAddress = (asked: string): URL | null =>
  asked.startsWith('/') ? URL.parse(`https://site.invalid${asked}`) : null;
