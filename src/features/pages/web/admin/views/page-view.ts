/** The four views of one page, by what stands in the address. */
export const pageViews = ['edit', 'edit2', 'edit3', 'editOLD'] as const;
export type PageView = (typeof pageViews)[number];

/** Which view of which page an address leads to; without an id it is the home page. */
export function viewAt(pathname: string): { view: PageView; id: string | undefined } {
  const [, view = '', id] = /\/admin\/pages\/(\w+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  return { view: pageViews.find((each) => each === view) ?? 'edit', id };
}

export const viewPath = (view: PageView, id: string): string => `/admin/pages/${view}/${id}`;

/** Whether two addresses show the same page, so that nothing is left behind on the way. */
export const samePage = (from: string, to: string): boolean =>
  /\/admin\/pages\/edit/.test(to) && viewAt(from).id === viewAt(to).id;
