import type { LibraryFile } from '../../../contract.ts';

export interface Trouble {
  /** 0 where no answer came. */
  status: number;
  sentence: string;
}

export interface Landed {
  fileId: string;
  known: boolean;
}

interface Heard {
  progress: (sent: number) => void;
  done: (landed: Landed) => void;
  failed: (trouble: Trouble) => void;
}

interface Where {
  folder: string;
  replaces?: string;
}

export interface Transfer {
  start: () => Promise<void>;
  pause: () => Promise<void>;
  cancel: () => Promise<void>;
}

function sentenceIn(body: string): string {
  try {
    const said = (JSON.parse(body) as { error?: unknown }).error;
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}

/** One file on its way. A pause begins it anew. */
export function transfer(file: File, { folder, replaces }: Where, heard: Heard): Transfer {
  let request: XMLHttpRequest | undefined;
  const stop = async () => {
    const before = request;
    request = undefined;
    before?.abort();
  };
  return {
    start: async () => {
      const own = new XMLHttpRequest();
      request = own;
      own.open('POST', replaces === undefined ? '/api/files/' : `/api/file/${replaces}/replace`);
      own.upload.addEventListener('progress', ({ loaded }) => heard.progress(Math.min(loaded, file.size)));
      own.addEventListener('error', () => heard.failed({ status: 0, sentence: '' }));
      own.addEventListener('load', () => {
        const { status, responseText } = own;
        if (status >= 300) return heard.failed({ status, sentence: sentenceIn(responseText) });
        const [landed] = [JSON.parse(responseText) as LibraryFile | LibraryFile[]].flat();
        return heard.done({ fileId: landed?._id ?? '', known: landed?.known ?? false });
      });
      const body = new FormData();
      if (replaces === undefined && folder) body.set('folder', folder);
      body.append(replaces === undefined ? 'files' : 'file', file, file.name);
      own.send(body);
    },
    pause: stop,
    cancel: stop,
  };
}
