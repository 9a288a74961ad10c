type Values = Record<string, unknown>;

/** What the server looks up for a library image on every read. It is not stored with the page. */
const derived = new Set(['src', 'width', 'height', 'placeholder', 'focus']);

const isLibraryPicture = (part: object) => 'file' in part && 'src' in part && typeof part.file === 'string';

const isMissing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * Serialises a value so that equal values are equal texts, whatever the order of keys. Undefined and empty lists count as
 * missing, because the server fills them in; so do values that the server derives for images.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const isPicture = isLibraryPicture(part);
    return Object.fromEntries(
      Object.entries(part as Values)
        .filter(
          ([key, each]) =>
            !isMissing(each) && !(isPicture ? derived.has(key) : key === 'placeholder' && 'src' in part),
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  });
}
