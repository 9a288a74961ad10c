/** Removes the size and format of a Ghost image: `/content/images/size/w600/2024/05/kiln.jpg` is `/content/images/2024/05/kiln.jpg`. */
export const wholeGhostPicture = (url: string): string =>
  url.replace(/(\/content\/images)\/size\/w?\d{0,5}(?:h\d{1,5})?(?:\/format\/[a-z]{3,5})?(?=\/)/i, '$1');

/** Puts the address of the site where an export has a placeholder or a path. @param base without a slash at its end; empty if unknown */
export const withAddress = (html: string, base: string): string =>
  html
    .replaceAll('__GHOST_URL__', base)
    .replaceAll(/(\ssrc=["'])\/(?=content\/)/gi, (_, start: string) => `${start}${base}/`);

const BOOKMARK = '<figure class="kg-card kg-bookmark-card';
const END = '</figure>';

/** A text without its bookmarks, whose icons and previews belong to other sites. */
export function withoutBookmarks(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf(BOOKMARK, at);
    const end = start < 0 ? -1 : html.indexOf(END, start);
    if (end < 0) break;
    parts.push(html.slice(at, start));
    at = end + END.length;
  }
  return [...parts, html.slice(at)].join('');
}

/** Makes paragraphs of cards that are one link within other text, and removes the controls of players. */
export function tidyGhost(body: HTMLElement): void {
  const { ownerDocument: page } = body;
  for (const card of body.querySelectorAll('.kg-bookmark-card, .kg-file-card')) {
    const href = card.querySelector('a[href]')?.getAttribute('href');
    const textOf = (part: string) =>
      card.querySelector(`.kg-bookmark-${part}, .kg-file-card-${part}`)?.textContent?.trim() ?? '';
    if (!href) continue;
    const link = page.createElement('a');
    link.setAttribute('href', href);
    link.textContent = textOf('title') || href;
    const made = [link, textOf('description'), card.querySelector('figcaption')?.textContent?.trim() ?? '']
      .filter((content) => content !== '')
      .map((content) => {
        const paragraph = page.createElement('p');
        paragraph.append(content);
        return paragraph;
      });
    card.replaceWith(...made);
  }
  for (const control of body.querySelectorAll(
    '.kg-audio-player, .kg-audio-thumbnail, .kg-video-overlay, .kg-video-player-container, .kg-toggle-card-icon',
  ))
    control.remove();
}
