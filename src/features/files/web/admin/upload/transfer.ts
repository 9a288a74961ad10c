import { siteHeader } from '../../../../../lib/http/client.ts';
import { type DetailedError, type PreviousUpload, Upload } from 'tus-js-client';

const ENDPOINT = '/api/files/uploads';
/** Milliseconds before each further attempt if the server is busy. */
const RETRIES = [500, 1500, 4000];

export interface Trouble {
  /** 0 without a response. */
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
  /** Starts, or resumes at the server's offset. */
  start: () => Promise<void>;
  pause: () => Promise<void>;
  /** Stops, and deletes it on the server. */
  cancel: () => Promise<void>;
}

function sentenceIn(body: string | undefined): string {
  try {
    const said = (JSON.parse(body ?? '') as { error?: unknown }).error;
    return typeof said === 'string' ? said : '';
  } catch {
    // Responses of the protocol itself are one plain line.
    return body && body.length < 300 && !body.startsWith('<') ? body.trim() : '';
  }
}

function troubleOf(error: Error | DetailedError): Trouble {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return { status: response?.getStatus() ?? 0, sentence: sentenceIn(response?.getBody()) };
}

const isFinal = ({ status }: Trouble): boolean => [400, 404, 413, 415].includes(status);

const same = (previous: PreviousUpload, metadata: Record<string, string>) =>
  Object.entries(metadata).every(([key, value]) => previous.metadata[key] === value);

/** The transfer of one file, in chunks that can be resumed (https://tus.io/protocols/resumable-upload). */
export function transfer(file: File, { folder, replaces }: Where, heard: Heard): Transfer {
  const metadata = { filename: file.name, folder, ...(replaces === undefined ? {} : { replaces }) };
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    headers: siteHeader(),
    metadata,
    removeFingerprintOnSuccess: true,
    retryDelays: RETRIES,
    onShouldRetry: (error) => {
      const { status } = troubleOf(error);
      // Another chunk arrived first: asks the server for its offset.
      const behind = status === 409 && error.originalRequest.getMethod() === 'PATCH';
      return behind || status === 423 || status === 502 || status === 503 || status === 504;
    },
    onProgress: (sent) => heard.progress(sent),
    onSuccess: ({ lastResponse }) =>
      heard.done({
        fileId: lastResponse.getHeader('x-file-id') ?? '',
        known: lastResponse.getHeader('x-file-known') === 'true',
      }),
    onError: (error) => {
      const trouble = troubleOf(error);
      if (isFinal(trouble)) void forget().catch(() => {});
      heard.failed(trouble);
    },
  });
  /** The server has deleted it already; another request about that upload would be refused. */
  async function forget(): Promise<void> {
    upload.url = null;
    for (const previous of await upload.findPreviousUploads())
      if (same(previous, metadata)) await upload.options.urlStorage?.removeUpload(previous.urlStorageKey);
  }
  let looked = false;
  return {
    start: async () => {
      if (!looked) {
        looked = true;
        const before = await upload.findPreviousUploads().catch(() => []);
        const own = before.findLast((previous) => same(previous, metadata));
        if (own) upload.resumeFromPreviousUpload(own);
      }
      upload.start();
    },
    pause: () => upload.abort(),
    cancel: () => upload.abort(true).catch(() => {}),
  };
}
