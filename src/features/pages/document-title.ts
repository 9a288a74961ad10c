/** A screen's title with the site's name after it, unless it names the site by itself. */
export const documentTitle = (title: string, siteName: string): string =>
  title === '' ? siteName : title.includes(siteName) ? title : `${title} · ${siteName}`;
