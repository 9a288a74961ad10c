import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources.ts';

export interface Import {
  /** As written in the source. */
  request: string;
  /** A file of the repository; undefined for a package, a style or an image. */
  file?: string;
  /** `node:fs` and `@mantine/core` for `@mantine/core/styles.css`. */
  package?: string;
  /** Erased before the code runs. */
  typeOnly: boolean;
  dynamic: boolean;
  line: number;
}

export interface Module {
  path: string;
  imports: Import[];
  /** The parsed program, for checks of the code. */
  program: unknown;
}

export type Graph = ReadonlyMap<string, Module>;

const packageName = (request: string): string =>
  request.startsWith('node:')
    ? request
    : request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/');

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function found(
  from: Source,
  request: string,
  at: number,
  kind: Pick<Import, 'typeOnly' | 'dynamic'>,
): Import {
  const line = lineAt(from.text, at);
  if (request.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(from.path), request.split('?')[0] ?? request));
    return /\.tsx?$/.test(target) ? { request, file: target, line, ...kind } : { request, line, ...kind };
  }
  if (request.startsWith('/')) return { request, file: request.slice(1), line, ...kind };
  return { request, package: packageName(request), line, ...kind };
}

/** Vite’s `import.meta.glob`: an import of each file that the patterns name. */
const globCall =
  /import\.meta\.glob\b(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'),?\s*(?:\{\s*eager: (true)[^}]*\})?/g;

function globbed(source: Source, paths: readonly string[]): Import[] {
  return [...source.text.matchAll(globCall)].flatMap(({ 1: given = '', 2: eager, index }) => {
    const patterns = [...given.matchAll(/'(!?)([^']*)'/g)].map(([, not, pattern = '']) => ({
      isExcluded: not === '!',
      pattern: posix.join(posix.dirname(source.path), pattern),
    }));
    const named = (path: string, isExcluded: boolean) =>
      patterns.some((each) => each.isExcluded === isExcluded && posix.matchesGlob(path, each.pattern));
    return paths
      .filter((path) => named(path, false) && !named(path, true))
      .map((file) => ({
        request: file,
        file,
        typeOnly: false,
        dynamic: eager === undefined,
        line: lineAt(source.text, index),
      }));
  });
}

function parse(source: Source, paths: readonly string[]): Module {
  const parsed = parseSync(source.path, source.text);
  if (parsed.errors.length > 0)
    throw new Error(`${source.path} does not parse: ${parsed.errors[0]?.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest, entries, start } of parsed.module.staticImports) {
    const typeOnly =
      entries.length > 0
        ? entries.every((entry) => entry.isType)
        : source.text.slice(start, start + 12).startsWith('import type');
    imports.push(found(source, moduleRequest.value, start, { typeOnly, dynamic: false }));
  }
  for (const { entries, start } of parsed.module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (request === undefined) continue;
    imports.push(
      found(source, request, start, { typeOnly: entries.every((entry) => entry.isType), dynamic: false }),
    );
  }
  for (const { moduleRequest, start } of parsed.module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(source.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) imports.push(found(source, literal[1], start, { typeOnly: false, dynamic: true }));
  }
  imports.push(...globbed(source, paths));
  return { path: source.path, imports, program: parsed.program };
}

export function buildGraph(sources: readonly Source[]): Graph {
  const paths = sources.map(({ path }) => path);
  return new Map(sources.map((source) => [source.path, parse(source, paths)]));
}

/** The import cycles, each once. Type imports don't count, because they are erased. */
export function findCycles(graph: Graph): string[][] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: string[]): void => {
    state.set(path, 'open');
    for (const next of graph.get(path)?.imports ?? []) {
      if (!next.file || next.typeOnly || next.dynamic || !graph.has(next.file)) continue;
      if (state.get(next.file) === 'open') {
        const whole = [...trail, path];
        cycles.push([...whole.slice(whole.indexOf(next.file)), next.file]);
      } else if (!state.has(next.file)) visit(next.file, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const path of graph.keys()) if (!state.has(path)) visit(path, []);
  return cycles;
}

/** The shortest paths from a root to modules or packages for which `stop` is true, each target once. */
export function reach(
  graph: Graph,
  root: string,
  stop: (target: Import) => boolean,
): { target: Import; trail: string[] }[] {
  const hits = new Map<string, { target: Import; trail: string[] }>();
  const seen = new Set([root]);
  const queue: string[][] = [[root]];
  for (let trail = queue.shift(); trail; trail = queue.shift()) {
    for (const next of graph.get(trail.at(-1) ?? '')?.imports ?? []) {
      if (next.typeOnly) continue;
      const name = next.file ?? next.package ?? next.request;
      if (stop(next)) {
        if (!hits.has(name)) hits.set(name, { target: next, trail: [...trail, name] });
      } else if (next.file && !seen.has(next.file)) {
        seen.add(next.file);
        queue.push([...trail, next.file]);
      }
    }
  }
  return [...hits.values()];
}
