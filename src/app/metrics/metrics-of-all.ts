import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** Messages between a worker and the first process, which alone can reach all workers. */
interface Ask {
  metricsAsked: number;
}
interface Told {
  metricsOf: number;
  text?: string;
  error?: string;
}

const PATIENCE_MS = 6_000;

let last = 0;
const asked = new Map<number, (told: Told) => void>();
let listening = false;

/** In a worker: the figures of all workers together. */
export function metricsOfAll(): Promise<string> {
  if (!listening)
    process.on('message', (message: Partial<Told>) => {
      if (message.metricsOf !== undefined) asked.get(message.metricsOf)?.(message as Told);
    });
  listening = true;
  const id = ++last;
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => settle({ metricsOf: id, error: 'no answer in time' }), PATIENCE_MS);
    const settle = ({ text, error }: Told) => {
      clearTimeout(late);
      asked.delete(id);
      if (text === undefined) reject(new Error(`The figures of all processes are missing: ${error}`));
      else resolve(text);
    };
    asked.set(id, settle);
    process.send?.({ metricsAsked: id } satisfies Ask);
  });
}

/** In the first process: adds up the figures of all workers for the one that requests them. */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Partial<Ask>) => {
    const { metricsAsked } = message;
    if (metricsAsked === undefined) return;
    const tell = (told: Omit<Told, 'metricsOf'>) => {
      if (worker.isConnected()) worker.send({ metricsOf: metricsAsked, ...told } satisfies Told);
    };
    all.clusterMetrics().then(
      (text) => tell({ text }),
      (error: unknown) => tell({ error: String(error) }),
    );
  });
}
