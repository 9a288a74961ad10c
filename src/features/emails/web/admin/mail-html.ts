/**
 * A mail's HTML as it may stand in a frame of the admin. Mails carry their looks in `style` attributes, because mail programs
 * ask for that; the admin's policy, which the frame inherits, allows styles with its nonce only. So they move into one sheet.
 */
export function framedHtml(html: string, nonce: string, scheme: 'light' | 'dark' = 'light'): string {
  const rules: string[] = [];
  // The mail's dark colours follow the reader's system; here it is chosen by the person who looks.
  const chosen = html.replaceAll(
    '@media (prefers-color-scheme: dark)',
    scheme === 'dark' ? '@media all' : '@media not all',
  );
  const marked = chosen.replace(/<[a-z][^>]*>/gi, (tag) => {
    if (/^<style\b/i.test(tag)) return tag.replace(/^<style\b/i, `<style nonce="${nonce}"`);
    // The library is asked where the admin is open, which need not be the address that mails name.
    const near = tag.replace(/\ssrc="https?:\/\/[^"/]+(\/files\/[^"]+)"/i, ' src="$1"');
    return near.replace(/\sstyle="([^"]*)"/i, (_, given: string) => {
      // Nothing may end the sheet early.
      const looks = given
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replaceAll(/[<>{}]/g, '');
      rules.push(`[data-look="${rules.length}"]{${looks}}`);
      return ` data-look="${rules.length - 1}"`;
    });
  });
  const sheet = `<style nonce="${nonce}">${rules.join('')}</style>`;
  return /<\/head>/i.test(marked) ? marked.replace(/<\/head>/i, `${sheet}</head>`) : sheet + marked;
}
