import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connectionFromPrimary, startWorkerProcesses } from '../../src/app/processes/processes.ts';

// Stands in for the product. The arguments say what happens to each worker while it starts, in the order of their starts.
const [count, ...fates] = process.argv.slice(2);
if (cluster.isPrimary) {
  const error = ({ code, signal }: { code?: unknown; signal?: unknown }, sentence: string) =>
    console.log(JSON.stringify({ code, signal, sentence }));
  const connection = { host: 'nowhere' } as unknown as Parameters<typeof startWorkerProcesses>[1];
  try {
    const stop = await startWorkerProcesses(Number(count), connection, { error });
    console.log('started');
    await stop();
  } catch (problem) {
    console.log((problem as Error).message);
    process.exit(1);
  }
} else {
  await connectionFromPrimary();
  const fate = fates[(cluster.worker?.id ?? 0) - 1] ?? 'listens';
  if (fate === 'ends') process.exit(7);
  if (fate === 'killed') process.kill(process.pid, 'SIGKILL');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
}
