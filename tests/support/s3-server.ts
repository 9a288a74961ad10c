import { createRequire } from 'node:module';
import type { S3Settings } from '../../src/lib/storage/s3.ts';
import { freePort } from './ports.ts';

interface S3Server {
  run: () => Promise<unknown>;
  close: () => Promise<void>;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;

/** A server that speaks S3 over HTTP and keeps its objects in a folder. It has one bucket. */
export async function startS3(
  folder: string,
): Promise<{ settings: S3Settings & { endpoint: string }; close: () => Promise<void> }> {
  const port = await freePort();
  const bucket = 'sites';
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  const key = 'S3RVER';
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: key,
      secretAccessKey: key,
    },
    close: () => server.close(),
  };
}
