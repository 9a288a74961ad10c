import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/files.ts';
import { type Contents, writeContents } from '../../tests/repack.ts';
import { speaking } from '../../../../lib/messages/spoken-language.ts';
import { diskStorage } from '../../../../lib/storage/disk.ts';
import { openStaging } from '../../../../lib/storage/staging.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { archiveLimits, openArchive } from './open-archive.ts';
import { placeBytes } from './place-bytes.ts';
import { type ArchiveRow, readRows } from './read-rows.ts';

const folder = await temporaryFolder('open-archive');
afterAll(() => folder.remove());

const NEWEST = '0042-newest';
const ROOM = 10 * 1024 * 1024;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

function contents(entries: Record<string, Buffer | string> = { 'tables/pages.ndjson': '{}\n' }): Contents {
  const manifest: Manifest = {
    product: 'sitewright',
    format: FORMAT,
    schema: NEWEST,
    madeAt: new Date().toISOString(),
    name: 'Clay & Kiln',
    host: 'clay.test',
    tables: { pages: { rows: 1, columns: [] } },
    entries: {},
    missing: [],
    anew: [],
  };
  const list = Object.entries(entries).map(([name, bytes]) => [name, Buffer.from(bytes)] as const);
  return { entries: new Map(list), manifest };
}

let count = 0;
const pathOf = () => join(folder.path, `${(count += 1)}.zip`);
const write = (given: Contents, options?: Parameters<typeof writeContents>[2]) =>
  writeContents(pathOf(), given, options);
const open = (path: string) => openArchive(path, ROOM, NEWEST);
/** Sums as they are, then changed. */
const changed = async (given: Contents, change: (manifest: Manifest) => void) => {
  await write(given);
  change(given.manifest);
  return write(given, { sums: false });
};

describe('an archive is opened only if it adds up', () => {
  test('as it was exported', async () => {
    const archive = await open(await write(contents()));
    const pieces = await Array.fromAsync(archive.read('tables/pages.ndjson'));
    expect(Buffer.concat(pieces).toString()).toBe('{}\n');
    expect([archive.has('tables/pages.ndjson'), archive.has('tables/none.ndjson')]).toEqual([true, false]);
    await expect(Array.fromAsync(archive.read('tables/none.ndjson'))).rejects.toThrow('an entry is missing');
    archive.close();
  });

  test('or else it is refused in the language of the person who imports it', async () => {
    const path = pathOf();
    await writeFile(path, 'no archive');
    await expect(speaking({ language: 'de' }, () => open(path))).rejects.toThrow(
      'Diese Datei kann nicht importiert werden: Sie ist kein vollständiges ZIP-Archiv.',
    );
  });

  test.each<[string, RegExp, (manifest: Manifest) => void]>([
    [
      'an entry that isn’t there',
      /an entry is missing/,
      ({ entries }) => (entries['tables/x.ndjson'] = { size: 1, sha256: sha256('x') }),
    ],
    [
      'an entry of another size',
      /damaged or incomplete/,
      ({ entries }) => (entries['tables/pages.ndjson'] = { size: 9, sha256: sha256('x') }),
    ],
    [
      'an entry that it doesn’t list',
      /isn’t in its table of contents/,
      ({ entries }) => delete entries['tables/pages.ndjson'],
    ],
    [
      'a missing entry that is there',
      /damaged or incomplete/,
      ({ missing }) => missing.push('tables/pages.ndjson'),
    ],
    ['a newer schema', /newer release/, (manifest) => (manifest.schema = '0043-later')],
    ['a newer format', /newer release/, (manifest) => (manifest.format = FORMAT + 1)],
    ['no product', /can’t be read/, (manifest) => (manifest.product = 'other' as 'sitewright')],
  ])('not with %s', async (_, sentence, change) =>
    expect(open(await changed(contents(), change))).rejects.toThrow(sentence),
  );

  test('not where its bytes have another sum', async () => {
    const path = await changed(contents(), ({ entries }) => {
      (entries['tables/pages.ndjson'] as { sha256: string }).sha256 = sha256('other');
    });
    const archive = await open(path);
    await expect(Array.fromAsync(archive.read('tables/pages.ndjson'))).rejects.toThrow(
      'changed after it was exported',
    );
    archive.close();
  });

  test('not with files beyond the room of a site', async () => {
    const bytes = Buffer.from(Array.from({ length: 2_000 }, (_, at) => sha256(String(at))).join(''));
    const given = contents({ [`files/${sha256(bytes)}`]: bytes });
    await expect(openArchive(await write(given), bytes.length - 1, NEWEST)).rejects.toMatchObject({
      status: 413,
    });
    // With the table of contents.
    (await openArchive(await write(given), bytes.length + 2_000, NEWEST)).close();
  });

  test.each(['tables/../pages.ndjson', 'tables/Pages.ndjson', 'files/none', 'attachments/x', '.htaccess'])(
    'not with an entry %s',
    async (name) =>
      expect(open(await write(contents({ [name]: 'x' })).catch(() => '/nowhere'))).rejects.toThrow(
        'can’t be imported',
      ),
  );

  /** The archive with bytes of its directory changed, at each entry. */
  const patchedAt = async (path: string, patch: (bytes: Buffer, at: number) => void) => {
    const bytes = await readFile(path);
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
      patch(bytes, at);
    await writeFile(path, bytes);
    return path;
  };
  const patched = async (given: Contents, patch: (bytes: Buffer, at: number) => void) =>
    patchedAt(await write(given), patch);

  test('not with a password', async () => {
    const path = await patched(
      contents(),
      (bytes, at) => void bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8),
    );
    await expect(open(path)).rejects.toThrow('protected by a password');
  });

  test('not with two entries of one name', async () =>
    expect(open(await write(contents(), { twice: 'tables/pages.ndjson' }))).rejects.toThrow(
      'two entries with the same name',
    ));

  test('not with entries that share their bytes', async () => {
    const bytes = randomBytes(100_000);
    const names = [0, 1, 2].map((n) => `files/${String(n).repeat(64)}`);
    const [first = ''] = names;
    const path = await changed(contents({ [first]: bytes }), ({ entries }) => {
      for (const name of names) entries[name] = { size: bytes.length, sha256: sha256(bytes) };
    });
    const zip = await readFile(path);
    const [from, end] = [zip.indexOf('PK\x01\x02'), zip.lastIndexOf('PK\x05\x06')];
    const length = zip.indexOf('PK\x01\x02', from + 4) - from;
    // Further records of the directory that lead to the same place.
    const more = names.slice(1).map((name) => {
      const record = Buffer.from(zip.subarray(from, from + length));
      record.write(name, 46);
      return record;
    });
    const directory = Buffer.concat([zip.subarray(from, end), ...more]);
    const last = Buffer.from(zip.subarray(end));
    last.writeUInt16LE(2 + more.length, 8);
    last.writeUInt16LE(2 + more.length, 10);
    last.writeUInt32LE(directory.length, 12);
    await writeFile(path, Buffer.concat([zip.subarray(0, from), directory, last]));
    await expect(open(path)).rejects.toThrow('damaged or incomplete');
  });

  describe('and is no larger than it may be', () => {
    const rows = { 'tables/pages.ndjson': '{}\n{}\n', 'tables/forms.ndjson': '{}\n' };
    const openWith = async (given: Contents, limits: Partial<Record<keyof typeof archiveLimits, number>>) =>
      (await openArchive(await write(given), ROOM, NEWEST, { ...archiveLimits, ...limits })).close();
    const tooLarge = (why: string) => ({ status: 413, message: expect.stringContaining(why) as string });

    test.each<[string, keyof typeof archiveLimits, number, string]>([
      ['entries, with the table of contents', 'entries', 3, 'too many files'],
      ['bytes of all rows together', 'tables', 9, 'too large'],
    ])('%s', async (_, limit, most, why) => {
      await openWith(contents(rows), { [limit]: most });
      await expect(openWith(contents(rows), { [limit]: most - 1 })).rejects.toMatchObject(tooLarge(why));
    });

    test('bytes of the table of contents', async () => {
      const given = contents(rows);
      await write(given);
      const bytes = Buffer.byteLength(JSON.stringify(given.manifest));
      await openWith(given, { manifest: bytes });
      await expect(openWith(given, { manifest: bytes - 1 })).rejects.toMatchObject(
        tooLarge('too many files'),
      );
    });

    test('the ratio of what is unpacked to its size in the archive', async () => {
      const bomb = contents({ 'tables/pages.ndjson': `{"a":"${'x'.repeat(100_000)}"}\n` });
      await expect(openWith(bomb, { ratioFrom: 50_000, ratio: 50 })).rejects.toMatchObject(
        tooLarge('too large when unpacked'),
      );
      await openWith(bomb, { ratioFrom: 50_000, ratio: 5_000 });
      await openWith(bomb, { ratioFrom: 200_000, ratio: 50 });
    });

    test('by default as the limits say', () =>
      expect(archiveLimits).toEqual({
        entries: 400_000,
        manifest: 134_217_728,
        tables: 8_589_934_592,
        ratio: 250,
        ratioFrom: 33_554_432,
      }));

    test('whatever size the archive says that an entry has', async () => {
      const long = 'x'.repeat(100_000);
      const path = await changed(contents({ 'tables/pages.ndjson': long }), ({ entries }) => {
        entries['tables/pages.ndjson'] = { size: 10, sha256: sha256(long) };
      });
      await patchedAt(path, (bytes, at) => {
        const isTable = bytes.subarray(at + 46, at + 53).toString() === 'tables/';
        if (isTable) bytes.writeUInt32LE(10, at + 24);
      });
      const archive = await open(path);
      await expect(Array.fromAsync(archive.read('tables/pages.ndjson'))).rejects.toThrow(
        'damaged or incomplete',
      );
      archive.close();
    });
  });
});

describe('rows are read', () => {
  const read = async (...pieces: string[]) => {
    const bytes = async function* () {
      for (const piece of pieces) yield Buffer.from(piece, 'latin1');
    };
    return (await Array.fromAsync(readRows(bytes()))).flat();
  };

  test('line by line, however they are cut', async () =>
    expect(await read('{"a":1}\n{"b"', ':2', '}\n{"c":3}')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]));

  test.each(['[]', '1', 'null', '"x"', '{"a":', '{"a":"\xff"}', ''])('not if one is %s', async (line) =>
    expect(read(`{"a":1}\n${line}\n`)).rejects.toThrow('one of its rows can’t be read'),
  );

  test('not if one is longer than 64 MB', async () => {
    const piece = 'x'.repeat(1024 * 1024);
    await expect(read('{"a":"', ...Array.from({ length: 65 }, () => piece))).rejects.toThrow('too long');
  });
});

describe('the bytes of a file are stored only as what they are', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const document = Buffer.from('%PDF-1.7\n1 0 obj\n');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const id = '0199f2c4-0000-7000-8000-000000000000';
  const place = async (entries: Record<string, Buffer>, rows: Record<string, ArchiveRow[]>) => {
    const staging = openStaging(join(folder.path, 'staged'));
    const storage = diskStorage(join(folder.path, 'stored'), staging);
    const archive = await open(await write(contents(entries)));
    try {
      const rowsOf = async function* (table: string) {
        yield rows[table] ?? [];
      };
      await placeBytes({ storage, staging }, archive, id, rowsOf, () => {});
      return await Array.fromAsync(storage.list(''));
    } finally {
      archive.close();
    }
  };
  const file = (bytes: Buffer, more: ArchiveRow = {}): ArchiveRow => ({
    id,
    name: 'mug.png',
    source_type: 'image/png',
    sha256: `\\x${sha256(bytes)}`,
    ...more,
  });

  test.each([
    ['a page', 'mug.png', page, 'isn’t supported'],
    ['a document', 'mug.png', document, 'it’s a PDF'],
    ['a document by its name', 'mug.pdf', document, 'isn’t the type of file that it says it is'],
  ])('not %s that is said to be an image', async (_, name, bytes, sentence) => {
    await expect(
      place({ [`files/${sha256(bytes)}`]: bytes }, { files: [file(bytes, { name })] }),
    ).rejects.toThrow(sentence);
    const attachment = { id, name, type: 'image/png' };
    await expect(place({ [`attachments/${id}`]: bytes }, { attachments: [attachment] })).rejects.toThrow(
      sentence,
    );
  });

  test('not for one of two that share the bytes', async () => {
    const rows = [
      file(picture),
      file(picture, { id: id.replace(/0$/, '1'), name: 'mug.html', source_type: 'text/html' }),
    ];
    await expect(place({ [`files/${sha256(picture)}`]: picture }, { files: rows })).rejects.toThrow(
      '“mug.html” isn’t',
    );
  });

  test('not under the name of another content', async () =>
    expect(place({ [`files/${sha256(page)}`]: picture }, { files: [file(page)] })).rejects.toThrow(
      'don’t match its checksum',
    ));

  test('and not if they aren’t in the archive', async () =>
    expect(place({ 'tables/pages.ndjson': Buffer.from('{}\n') }, { files: [file(picture)] })).rejects.toThrow(
      'an entry is missing',
    ));

  test('but an image that is one', async () =>
    expect(await place({ [`files/${sha256(picture)}`]: picture }, { files: [file(picture)] })).toHaveLength(
      1,
    ));
});
