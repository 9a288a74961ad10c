/** The views of a page, by address; `write` is for pages that are mostly text. */
export const pageViews = ['edit', 'edit2', 'edit3', 'editOLD', 'write'] as const;
export type PageView = (typeof pageViews)[number];

const editorPath = /^\/admin\/pages\/(edit|edit2|edit3|editOLD|write)(?:\/([^/]+))?\/?$/;

interface ViewedPage {
  view: PageView;
  /** The home page has none in its address. */
  id: string | undefined;
}

/** The view and the page of an address in the page editor; null for any other. */
export function editedAt(pathname: string): ViewedPage | null {
  const found = editorPath.exec(pathname);
  return found && { view: found[1] as PageView, id: found[2] };
}

/** The view and the page of an address, where only the page editor is shown. */
export const viewAt = (pathname: string): ViewedPage => editedAt(pathname) ?? { view: 'edit', id: undefined };

export const viewPath = (view: PageView, id: string): string => `/admin/pages/${view}/${id}`;

/** Whether two addresses show the same page, so that no unsaved work is left. */
export const samePage = (from: string, to: string): boolean =>
  editedAt(to) !== null && viewAt(from).id === viewAt(to).id;
