import { temporaryFolder } from '../tests/support/files.ts';
import { startServer } from '../tests/support/server.ts';
import { median, type Figure } from './support/figures.ts';

export const name = 'start';
export const describe = 'From npm start to the first good answer, on a data folder that has been used before';

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  try {
    const first = await startServer({ dataDir: folder.path });
    await first.stop();
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const again = await startServer({ dataDir: folder.path });
      times.push(again.startedIn / 1000);
      await again.stop();
    }
    return [
      { what: 'first start', value: first.startedIn / 1000, unit: 's' },
      { what: 'second start', value: median(times), unit: 's', goal: { atMost: 1.5 } },
    ];
  } finally {
    await folder.remove();
  }
}
