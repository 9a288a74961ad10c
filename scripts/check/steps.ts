import { spawn } from 'node:child_process';

export interface Outcome {
  ok: boolean;
  /** Shown in full if the step failed, otherwise its last line. */
  output: string;
  /** A short figure or reason, shown beside the name of a passed step. */
  note?: string;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

export interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** Runs a program and collects its output. */
export const command = (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Steps run concurrently. For Go programs (types, lint), one thread and fewer collections halve the processor time.
      env: { ...process.env, FORCE_COLOR: '0', GOMAXPROCS: '1', GOGC: '200' },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(parts).toString('utf8').trim() }),
    );
  });

async function runStep(step: Step): Promise<Result> {
  const begun = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    ok: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { name: step.name, seconds: (performance.now() - begun) / 1000, ...outcome };
}

/** Runs steps concurrently, `width` at a time, and reports each result. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      const note = result.note ? `  ${result.note}` : '';
      console.log(
        `${result.ok ? '✓' : '✗'} ${result.name.padEnd(12)} ${result.seconds.toFixed(1).padStart(5)} s${note}`,
      );
      if (!result.ok) console.log(result.output.replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
