/** 20 letters and digits. Browsers have no `crypto.randomUUID` on pages that are not served over HTTPS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
