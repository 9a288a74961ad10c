import { Agent, get } from 'node:http';
import { median } from './figures.ts';

const WARM = 300;
const MEASURED = 1000;

function once(agent: Agent, port: number, path: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}` };
    get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}.`));
      answer.resume().once('end', () => resolve(performance.now() - begun));
    }).once('error', reject);
  });
}

/** Milliseconds of consecutive requests on one connection, more precise than the load generator's. */
export async function medianLatency(port: number, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let count = 0; count < WARM + MEASURED; count += 1) times.push(await once(agent, port, path));
  agent.destroy();
  return median(times.slice(WARM));
}
