import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';
import { folderOfPath, joinFolder } from '../../../folders.ts';
import type { Chosen } from './upload-store.ts';

/** A file's path on the user's computer, as browsers and the drop zone report it. */
function pathOf(file: File): string {
  const { path, webkitRelativePath } = file as File & { path?: string };
  return webkitRelativePath || path || file.name;
}

/** System files that computers add to folders. */
const isHidden = ({ name }: File) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/** Chosen or dropped files: folders on the computer become library folders, below `folder`. */
export const chosenFiles = (files: Iterable<File>, folder: string): Chosen[] =>
  [...files]
    .filter((file) => !isHidden(file))
    .map((file) => ({ file, folder: joinFolder(folder, folderOfPath(pathOf(file))) }));

/** Files on the clipboard. Browsers name every image `image.png`; the time tells them apart. */
export function pastedFiles(clipboard: DataTransfer | null, folder: string): Chosen[] {
  const time = new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  return [...(clipboard?.files ?? [])].map((file) => {
    const isNameless = /^image\.\w+$/.test(file.name);
    const name = isNameless
      ? `${messagesNow(filesAdmin).pasted({ time })}.${file.name.split('.').pop()}`
      : file.name;
    return { file: new File([file], name, { type: file.type, lastModified: file.lastModified }), folder };
  });
}
