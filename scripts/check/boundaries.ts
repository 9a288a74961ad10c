import { builtinModules } from 'node:module';
import { findCycles, reach, type Graph, type Import } from './graph.ts';
import { isTest } from './sources.ts';

/** A feature may import those before it. */
export const featureOrder = [
  'websites',
  'accounts',
  'files',
  'emails',
  'products',
  'orders',
  'bookings',
  'forms',
  'customers',
  'audio',
  'pages',
  'entries',
  'search',
  'wordpress',
  'analytics',
  'notifications',
  'portability',
  'platform',
  'site-check',
  'webhooks',
  'api-keys',
] as const;

export interface Finding {
  rule: string;
  file: string;
  line?: number;
  what: string;
}

/** What to do about a finding, shown below it. */
export const advice: Record<string, string> = {
  'lib-knows-no-feature':
    'src/lib imports only src/lib and packages. Pass what it needs as a parameter, or move the code into the feature that owns it.',
  'feature-order':
    'A feature imports only features before it in the list. Turn the dependency round: publish an event and wire it in src/app/listeners.ts.',
  'feature-front-door':
    'From another feature take contract.ts, its pure files, server/index.ts (server) or web/index.ts (browser). Export what you need there.',
  'pure-stays-pure':
    'contract.ts and the pure files beside it run everywhere: no server, web, React, Node or database. Move the impure part into server/ or web/.',
  'web-never-server':
    'Browser code gets data through the contract, in-process on the server, over HTTP in the browser. Call the endpoint instead of importing server code.',
  'server-never-web':
    'The server runs from source without Vite and cannot load screens. Only src/app/render.tsx, built by Vite, brings both together.',
  'public-stays-light':
    'Visitors never load the editor, the admin or schema code. Import a contract with `import type`, and keep editing parts in web/admin.',
  'nobody-imports-app':
    'src/app knows everything and is known by nobody but the entry files. Pass the value in from src/app instead.',
  'source-not-tooling':
    'Source code imports neither tests, scripts nor benches. Move the shared part into src/lib.',
  'no-cycles': 'Move what both need into a third file that imports neither.',
  'import-exists': 'The file is not there. Check the path and its extension (.ts or .tsx).',
  'features-are-listed':
    'Add the feature to featureOrder in scripts/check/boundaries.ts, at its place in the order.',
};

const builtins = new Set(builtinModules);
const editorPackages = /^(@mantine\/|@puckeditor\/|@tiptap\/|prosemirror|zod$|colord$|@tanstack\/|@tabler\/)/;
const impurePackages =
  /^(@fastify\/|@mantine\/|(react|react-dom|react-router|fastify|pg|pg-boss|kysely|nodemailer|mjml)$)/;

const feature = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const inside = (path: string): string => path.replace(/^src\/features\/[^/]+\//, '');
const isPure = (path: string): boolean => feature(path) !== undefined && !inside(path).includes('/');
const isServer = (path: string): boolean => /^src\/features\/[^/]+\/server\//.test(path);
const isWeb = (path: string): boolean => /^src\/features\/[^/]+\/web\//.test(path);
const isNode = (target: Import): boolean =>
  target.package !== undefined && (target.package.startsWith('node:') || builtins.has(target.package));
const isBlockView = (path: string): boolean => /\/web\/blocks\/.+\/view\.tsx$/.test(path);
const isPublicRoot = (path: string): boolean =>
  isBlockView(path) ||
  /\/web\/public\//.test(path) ||
  /^src\/app\/((platform\/)?hydrate|(browser-)?block-views)\.tsx?$/.test(path);
const isEntry = (path: string): boolean => /^src\/(main\.js|site\.ts)$/.test(path);

function checkImport(path: string, target: Import): string[] {
  const broken: string[] = [];
  const to = target.file ?? '';
  const from = feature(path);
  const other = feature(to);
  if (path.startsWith('src/lib/') && to && !to.startsWith('src/lib/')) broken.push('lib-knows-no-feature');
  if (/^(scripts|bench)\/|(^|\/)tests\//.test(to)) broken.push('source-not-tooling');
  if (to.startsWith('src/app/') && !path.startsWith('src/app/') && !isEntry(path))
    broken.push('nobody-imports-app');
  if (from && other && from !== other) {
    const order: readonly string[] = featureOrder;
    if (order.indexOf(other) > order.indexOf(from)) broken.push('feature-order');
    const doors = /^([^/]+\.ts|server\/index\.ts|web\/index\.tsx?)$/;
    const wrongSide = (isServer(to) && isWeb(path)) || (isWeb(to) && isServer(path));
    if (!doors.test(inside(to)) || wrongSide) broken.push('feature-front-door');
  }
  if (isPure(path)) {
    if (isServer(to) || isWeb(to) || to.startsWith('src/lib/db/') || isNode(target))
      broken.push('pure-stays-pure');
    else if (target.package && impurePackages.test(target.package)) broken.push('pure-stays-pure');
  }
  if (isWeb(path) && isServer(to)) broken.push('web-never-server');
  // A block's kind (schema, fields) is pure and validates on the server too.
  if (isServer(path) && isWeb(to) && !/\/web\/blocks\/.+\/block\.ts$/.test(to))
    broken.push('server-never-web');
  return broken;
}

function checkReach(graph: Graph, root: string): Finding[] {
  const heavy = (target: Import): boolean =>
    target.package
      ? editorPackages.test(target.package)
      : /\/web\/admin\/|^src\/app\/admin/.test(target.file ?? '');
  const server = (target: Import): boolean => isNode(target) || isServer(target.file ?? '');
  const say = (rule: string, trail: string[]): Finding => ({
    rule,
    file: root,
    what: trail.slice(1).join(' → '),
  });
  const findings: Finding[] = [];
  if (isPublicRoot(root)) {
    findings.push(...reach(graph, root, heavy).map((hit) => say('public-stays-light', hit.trail)));
  }
  if (isPublicRoot(root) || /^src\/app\/admin\.tsx$/.test(root)) {
    findings.push(...reach(graph, root, server).map((hit) => say('web-never-server', hit.trail)));
  }
  return findings;
}

/** The rules of ARCHITECTURE.md, "Who may import whom". Tests may look anywhere. */
export function checkBoundaries(
  graph: Graph,
  exists: (file: string) => boolean = (file) => graph.has(file),
): Finding[] {
  const findings: Finding[] = [];
  for (const module of graph.values()) {
    if (isTest(module.path)) continue;
    const owner = feature(module.path);
    if (owner && !featureOrder.some((name) => name === owner)) {
      findings.push({ rule: 'features-are-listed', file: module.path, what: owner });
    }
    for (const target of module.imports) {
      const what = target.request;
      if (target.file && !exists(target.file)) {
        findings.push({ rule: 'import-exists', file: module.path, line: target.line, what });
      }
      if (!module.path.startsWith('src/')) continue;
      for (const rule of checkImport(module.path, target)) {
        findings.push({ rule, file: module.path, line: target.line, what });
      }
    }
    if (module.path.startsWith('src/')) findings.push(...checkReach(graph, module.path));
  }
  for (const cycle of findCycles(graph)) {
    findings.push({ rule: 'no-cycles', file: cycle[0] ?? '', what: cycle.slice(1).join(' → ') });
  }
  return findings;
}

/** Formats findings by rule, with the advice of each rule. */
export function sayFindings(findings: readonly Finding[]): string {
  const rules = [...new Set(findings.map((finding) => finding.rule))];
  return rules
    .map((rule) => {
      const lines = findings
        .filter((finding) => finding.rule === rule)
        .map(({ file, line, what }) => `  ${file}${line ? `:${line}` : ''}  ${what}`);
      return `${rule}: ${advice[rule] ?? ''}\n${lines.join('\n')}`;
    })
    .join('\n');
}
