/**
 * Exactly one plain address: no quotes, no second address, no name, no comment. Mail programs and servers disagree about
 * the rest of what the standard allows (`"a@evil.test x"@ok.test`), so nothing is sent to such addresses.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(
    text,
  );
