export type Part = { name: string } & (
  | { value: string }
  | { fileName: string; bytes: Buffer; type?: string }
);

const boundary = '----sitewright-test-boundary';

/** A hand-written multipart body, so that odd names can be tested. */
export function formOf(parts: readonly Part[]): { body: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap((part) => {
    const isFile = 'fileName' in part;
    const file = isFile ? `; filename="${part.fileName}"` : '';
    const type = isFile ? `content-type: ${part.type ?? 'application/octet-stream'}\r\n` : '';
    return [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`,
      ),
      isFile ? part.bytes : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
