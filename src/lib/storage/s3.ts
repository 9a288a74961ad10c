import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { inSpan } from '../tracing/spans.ts';
import type { Staging } from './staging.ts';
import { checkKey, type Storage, type StoredObject } from './storage.ts';

export interface S3Settings {
  /** The endpoint of a store other than Amazon's: `https://minio.example.com`. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PART_BYTES = 8 * 1024 * 1024;

const isAbsent = (error: unknown) => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

/** A bucket of an S3-compatible store. Its libraries are loaded when first needed. */
export function s3Storage(settings: S3Settings, staging: Staging): Storage {
  const { bucket: Bucket } = settings;
  let opening: ReturnType<typeof openClient> | undefined;
  const opened = () => (opening ??= openClient(settings));

  async function upload(key: string, source: Readable): Promise<void> {
    checkKey(key);
    const { client } = await opened();
    const { Upload } = await import('@aws-sdk/lib-storage');
    const target = new Upload({
      client,
      params: { Bucket, Key: key, Body: source },
      partSize: PART_BYTES,
      queueSize: 2,
    });
    // A source that fails before it is read would end the process.
    const failed = new Promise<never>((_, reject) => source.once('error', reject));
    failed.catch(() => {});
    try {
      await Promise.race([target.done(), failed]);
    } catch (error) {
      await target.abort().catch(() => {});
      throw error;
    }
  }

  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    const { client, s3 } = await opened();
    const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key: key, Size: size = 0, LastModified: modified = new Date() } of Contents)
        if (key !== undefined) yield { key, size, modified };
  }

  const read: Storage['read'] = async (key, range) => {
    const { client, s3 } = await opened();
    const bytes = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
    try {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: checkKey(key), ...bytes }));
      return Body as Readable;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  };

  return {
    put: async (key, source) => {
      let size = 0;
      const counted = new Transform({
        transform: (piece: Buffer, _encoding, done) => {
          size += piece.length;
          done(null, piece);
        },
      });
      source.once('error', (error) => counted.destroy(error));
      await upload(key, source.pipe(counted));
      return size;
    },
    takeOver: async (key, path) => {
      await upload(key, createReadStream(path, { highWaterMark: 1024 * 1024 }));
      await rm(path, { force: true });
    },
    read,
    lend: async (key, work) => {
      const stream = await read(key);
      if (!stream) return null;
      const copy = await staging.stage(stream);
      try {
        return await work(copy.path);
      } finally {
        await copy.discard();
      }
    },
    stat: async (key) => {
      const { client, s3 } = await opened();
      try {
        const found = await client.send(new s3.HeadObjectCommand({ Bucket, Key: checkKey(key) }));
        return { key, size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date() };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    delete: async (key) => {
      const { client, s3 } = await opened();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    list,
    isMarked: async () => true,
    mark: async () => {},
    folders: async (prefix) => {
      const { client, s3 } = await opened();
      const names: string[] = [];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix, Delimiter: '/' });
      for await (const { CommonPrefixes = [] } of pages)
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1));
      return names;
    },
  };
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no host per bucket, and not all support its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next, { commandName = 'call' }) =>
      (args) =>
        inSpan({ name: `S3 ${commandName}`, kind: 'client' }, () => next(args)),
    { step: 'initialize', name: 'span' },
  );
  // A bucket's own address: not all stores sign it with the trailing slash of newer clients.
  if (endpoint !== undefined)
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { path: string };
        request.path = request.path.replace(/(.)\/$/, '$1');
        return next(args);
      },
      { step: 'build', name: 'bucketAddress' },
    );
  return { s3, client };
}
