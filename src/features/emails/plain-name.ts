const LONGEST = 60;

/** A line typed by a stranger, made safe for emails: mail programs turn nothing in it into a link or an address. */
export const withoutLinks = (line: string): string =>
  line
    .replace(/:\/\/|@/g, ' ')
    .replace(/(?<=\S)\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for a name, which is short. Initials and names such as "St. John" stay. */
export const plainName = (name: string): string => withoutLinks(name).slice(0, LONGEST);
