/** The views of a page, by address; `write` is for pages that are mostly text. */
export const pageViews = ['edit', 'edit2', 'edit3', 'editOLD', 'write'] as const;
export type PageView = (typeof pageViews)[number];

/** The view and the page of an address; without an id it is the home page. */
export function viewAt(pathname: string): { view: PageView; id: string | undefined } {
  const [, view = '', id] = /\/admin\/pages\/(\w+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  return { view: pageViews.find((each) => each === view) ?? 'edit', id };
}

export const viewPath = (view: PageView, id: string): string => `/admin/pages/${view}/${id}`;

/** Whether two addresses show the same page, so that no unsaved work is left. */
export const samePage = (from: string, to: string): boolean =>
  /\/admin\/pages\/(edit|write)/.test(to) && viewAt(from).id === viewAt(to).id;
