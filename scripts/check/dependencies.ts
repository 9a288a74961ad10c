import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './steps.ts';

export interface Installed {
  name: string;
  /** SPDX expression from its manifest; empty if there is none. */
  licence: string;
}

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that are allowed although their manifest has no licence from the list, with the reason. */
const exceptions: readonly { name: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    why: 'libvips (LGPL-3.0-or-later) comes as a shared library that can be replaced, and is not changed',
  },
  {
    name: /^codec-parser$/,
    why: 'LGPL-3.0-or-later, used unchanged by the audio decoders, on the server and as a file of its own',
  },
  { name: /^combine-errors$/, why: 'MIT by its readme; the manifest has no licence field' },
  { name: /^png-js$/, why: 'MIT by its LICENSE file; the manifest has no licence field' },
];

/** Advisories that don't affect the product, by id (`GHSA-…`), with the reason. */
const accepted: Readonly<Record<string, string>> = {};

/** Accepts `A`, `A OR B` and `A AND B`, with or without brackets. Anything else is not allowed. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => allowed.has(part));
  return bare.split(' AND ').every((part) => allowed.has(part));
}

/** A sentence for each package whose licence is neither allowed nor excepted. */
export const licenceProblems = (installed: readonly Installed[]): string[] =>
  installed
    .filter(({ name, licence }) => !isAllowed(licence) && !exceptions.some((each) => each.name.test(name)))
    .map(
      ({ name, licence }) =>
        `${name} has ${licence ? `the licence ${licence}` : 'no licence in its manifest'}. Use another package, or state the reason in scripts/check/dependencies.ts.`,
    );

const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([z.string(), z.object({ url: z.string(), title: z.string(), severity: z.string() })]),
      ),
    }),
  ),
});

/**
 * A sentence for each high or critical advisory that is not accepted.
 * @param output of `npm audit --json`
 * @returns `null` if it is no report, because the registry has none or did not answer
 */
export function advisoryProblems(
  output: string,
  known: Readonly<Record<string, string>> = accepted,
): string[] | null {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return null;
  }
  const report = auditReport.safeParse(json);
  if (!report.success) return null;
  const found = Object.entries(report.data.vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((each) => typeof each !== 'string')
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .filter(({ url }) => !Object.keys(known).some((id) => url.endsWith(id)))
      .map(({ title, severity, url }) => `${name}: ${title} (${severity}, ${url})`),
  );
  return [...new Set(found)];
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});

const manifest = z.object({ name: z.string().optional(), license: z.unknown().optional() });

/** Production packages that are installed on this machine. Those for other systems are only in the lock file. */
function installedPackages(root: string): Installed[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const { packages } = lockFile.parse(read(join(root, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => ({ folder, file: join(root, folder, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ folder, file }) => {
      const { name, license } = manifest.parse(read(file));
      return {
        name: name ?? folder.replace(/^.*node_modules\//, ''),
        licence: typeof license === 'string' ? license : '',
      };
    });
}

const AUDIT_MS = 15_000;

/** Runs npm, so that its registry and proxy settings apply. */
function audit(root: string): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
  const { npm_execpath: script } = process.env;
  const [program, all] = script ? [process.execPath, [script, ...args]] : ['npm', args];
  return new Promise((resolve) => {
    // It exits with 1 if it found something.
    execFile(program, all, { cwd: root, timeout: AUDIT_MS, maxBuffer: 32 << 20 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

/** Checks licences of installed packages and known vulnerabilities. Passes if the registry doesn't answer. */
export async function checkDependencies(root: string): Promise<Outcome> {
  const installed = installedPackages(root);
  const licences = licenceProblems(installed);
  const advisories = advisoryProblems(await audit(root));
  const list = [...licences, ...(advisories ?? [])];
  const heard = advisories ? 'no high advisories' : 'registry did not answer';
  return {
    ok: list.length === 0,
    output: list.join('\n'),
    note: `${installed.length} licences, ${heard}`,
  };
}
