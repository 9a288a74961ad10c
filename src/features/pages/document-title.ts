/** A screen's title followed by the site's name, unless it contains the name already. */
export const documentTitle = (title: string, siteName: string): string =>
  title === '' ? siteName : title.includes(siteName) ? title : `${title} · ${siteName}`;
