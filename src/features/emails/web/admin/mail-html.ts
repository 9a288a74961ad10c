/**
 * An email's HTML for a frame in the admin. Emails use `style` attributes, because mail programs
 * require that; the admin's policy, which the frame inherits, allows styles with its nonce only. So they are moved into one style sheet.
 */
export function framedHtml(html: string, nonce: string, scheme: 'light' | 'dark' = 'light'): string {
  const rules: string[] = [];
  // The email's dark colours follow the recipient's system; here the viewer chooses.
  const chosen = html.replaceAll(
    '@media (prefers-color-scheme: dark)',
    scheme === 'dark' ? '@media all' : '@media not all',
  );
  const marked = chosen.replace(/<[a-z][^>]*>/gi, (tag) => {
    if (/^<style\b/i.test(tag)) return tag.replace(/^<style\b/i, `<style nonce="${nonce}"`);
    // Files are loaded from the admin's host, which may differ from the address in emails.
    const near = tag.replace(/\ssrc="https?:\/\/[^"/]+(\/files\/[^"]+)"/i, ' src="$1"');
    return near.replace(/\sstyle="([^"]*)"/i, (_, given: string) => {
      // Nothing may end the style sheet early.
      const declarations = given
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replaceAll(/[<>{}]/g, '');
      rules.push(`[data-look="${rules.length}"]{${declarations}}`);
      return ` data-look="${rules.length - 1}"`;
    });
  });
  const sheet = `<style nonce="${nonce}">${rules.join('')}</style>`;
  return /<\/head>/i.test(marked) ? marked.replace(/<\/head>/i, `${sheet}</head>`) : sheet + marked;
}
