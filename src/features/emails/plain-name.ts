const LONGEST = 60;

/** A line that a stranger typed, as it may appear in an email: nothing in it becomes a link or an address in a mail program. */
export const withoutLinks = (line: string): string =>
  line
    .replace(/:\/\/|@/g, ' ')
    .replace(/(?<=\S)\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for a name, which is short. Initials and names such as "St. John" stay. */
export const plainName = (name: string): string => withoutLinks(name).slice(0, LONGEST);
