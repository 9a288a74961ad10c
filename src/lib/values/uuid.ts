/** The pattern of an ID, for larger patterns. It holds no groups that capture. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const whole = new RegExp(`^${UUID}$`);

/** Whether a text is an ID as the database writes it: lower case, with dashes. */
export const isUuid = (text: string): boolean => whole.test(text);

/** The 32 digits of an ID, with its dashes. */
export const withDashes = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
