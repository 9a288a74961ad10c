const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[\d ()./-]{6,}$/;

/**
 * The link of a text that is an email address or, where one is expected, a phone number; null for any other text.
 * Without that, “2019–2024” or the number of a kiln would be called.
 */
export function contactHref(text: string, options: { isPhone?: boolean } = {}): string | null {
  const contact = text.trim();
  if (EMAIL.test(contact)) return `mailto:${contact}`;
  // A zero in brackets is dialled only where there is no country code.
  return options.isPhone && PHONE.test(contact)
    ? `tel:${contact.replace(/^(\+.*?)\(0\)/, '$1').replaceAll(/[^\d+]/g, '')}`
    : null;
}
