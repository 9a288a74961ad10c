/** A screen's title with the site's name after it, the same on the server and after a navigation. */
export const documentTitle = (title: string, siteName: string): string =>
  title === '' || title === siteName ? siteName : `${title} · ${siteName}`;
