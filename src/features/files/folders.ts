/** Folders are paths: names joined by `/`; `''` is the top level. */

export interface FolderNode {
  path: string;
  name: string;
  /** Files directly in this folder. */
  files: number;
  folders: FolderNode[];
}

export const folderName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const folderAbove = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const joinFolder = (...parts: readonly string[]): string => parts.filter(Boolean).join('/');

/** The folder and all its parents, from the outermost. */
export const folderTrail = (path: string): string[] =>
  path === '' ? [] : [...folderTrail(folderAbove(path)), path];

/** Whether `path` is `folder` or inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Nested by path and sorted by name; includes folders that are only implied by their content. */
export function folderTree(folders: readonly { path: string; files: number }[]): FolderNode[] {
  const nodes = new Map<string, FolderNode>();
  const top: FolderNode[] = [];
  const node = (path: string): FolderNode => {
    const known = nodes.get(path);
    if (known) return known;
    const made: FolderNode = { path, name: folderName(path), files: 0, folders: [] };
    nodes.set(path, made);
    const above = folderAbove(path);
    (above === '' ? top : node(above).folders).push(made);
    return made;
  };
  for (const { path, files } of folders) if (path !== '') node(path).files = files;
  const sort = (list: FolderNode[]) => {
    list.sort((a, b) => words.compare(a.name, b.name));
    list.forEach(({ folders: inner }) => sort(inner));
  };
  sort(top);
  return top;
}

const MOST_DEEP = 8;
const MOST_LONG = 80;

/** Converts a path from a person's computer to library folders: `./a\u0000/../b/c.jpg` is in `a/b`. */
export function folderOfPath(path: string): string {
  return path
    .split(/[/\\]/)
    .slice(0, -1)
    .map((name) =>
      name
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, MOST_LONG),
    )
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .slice(0, MOST_DEEP)
    .join('/');
}
