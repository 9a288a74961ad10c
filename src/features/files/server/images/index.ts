import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { busy } from '../../../../lib/errors.ts';
import { ownFolder } from '../../../../lib/own-folder.ts';
import { limits } from './limits.ts';
import type { PreparedImage, PrepareInput, RenderedVariant, Task, VariantInput } from './messages.ts';
import { gaveUp } from './problem.ts';
import { WorkerDied, workerProcess } from './worker-process.ts';

export { ImageProblem } from './problem.ts';
export type { PreparedImage, PrepareInput, RenderedVariant, VariantInput } from './messages.ts';

/**
 * Processes untrusted images in a separate process, one after the other. All functions throw `ImageProblem` with a
 * message for the user if the image is at fault, and `busy` if too much is waiting.
 */
export interface ImageWorker {
  /** The stored form of an uploaded image: upright, sRGB, at most 4,400 pixels a side, cropped, without metadata. */
  prepareImage: (input: PrepareInput) => Promise<PreparedImage>;
  renderVariant: (input: VariantInput) => Promise<RenderedVariant>;
  /** Whether an image can be processed, according to its header. */
  checkImage: (input: PrepareInput) => Promise<void>;
  /** A drawing (SVG) without anything that runs or loads. */
  cleanSvg: (text: string) => Promise<string>;
  /** Aborts the current work and removes unfinished files. */
  close: () => Promise<void>;
  /** The id of the current process, if any. */
  pid: () => number | undefined;
}

interface Waiting {
  task: Task;
  withinMs: number;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface Options {
  /** For unfinished images; ideally on the disk where they are stored in the end, so that they can be moved. */
  directory: string;
  log: { warn: (detail: object, sentence: string) => void };
  /** Milliseconds for one image, before its process is killed. */
  withinMs?: number;
}

export function openImageWorker({ directory, log, withinMs }: Options): ImageWorker {
  const worker = workerProcess();
  const waiting: Waiting[] = [];
  let folder: Promise<string> | undefined;
  let working: Promise<void> | undefined;
  let closed = false;
  let made = 0;

  const newFile = async (): Promise<string> => {
    folder ??= ownFolder(directory, 'pictures');
    return join(await folder, String((made += 1)));
  };

  async function tryTwice(task: Task, withinMs: number): Promise<unknown> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await worker.run(task, withinMs);
      } catch (error) {
        if (!(error instanceof WorkerDied) || closed) throw error;
        log.warn({ err: error, task: task.kind, again: tries === 0 }, 'the image process exited');
        if (tries > 0) throw gaveUp();
      }
    }
  }

  async function workOff(): Promise<void> {
    for (let next = take(); next; next = take()) {
      const { task, withinMs, resolve, reject } = next;
      await tryTwice(task, withinMs).then(resolve, reject);
    }
    working = undefined;
  }
  // A visitor waits for a variant; the result of an upload is reported later anyway.
  const take = (): Waiting | undefined => {
    const first = waiting.findIndex(({ task }) => task.kind !== 'prepare');
    return waiting.splice(Math.max(0, first), 1)[0];
  };

  function ask<Result>(task: Task, withinMs: number): Promise<Result> {
    if (closed || waiting.length >= limits.waiting) return Promise.reject(busy(5));
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ task, withinMs, resolve: (result) => resolve(result as Result), reject });
      working ??= workOff();
    });
  }

  /** A file is returned complete, or not at all. */
  async function makeFile<Made extends object>(
    task: (output: string) => Task,
    withinMs: number,
  ): Promise<Made & { path: string }> {
    const output = await newFile();
    try {
      return { ...(await ask<Made>(task(output), withinMs)), path: output };
    } catch (error) {
      await rm(output, { force: true });
      throw error;
    }
  }

  return {
    prepareImage: (input) =>
      makeFile((output) => ({ kind: 'prepare', input, output }), withinMs ?? limits.prepareMs),
    renderVariant: (input) =>
      makeFile((output) => ({ kind: 'variant', input, output }), withinMs ?? limits.variantMs),
    checkImage: (input) => ask({ kind: 'check', input }, withinMs ?? limits.drawingMs),
    cleanSvg: (text) => ask({ kind: 'drawing', text }, withinMs ?? limits.drawingMs),
    pid: worker.pid,
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(busy(5));
      await worker.end();
      await working;
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
