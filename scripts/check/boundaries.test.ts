import { describe, expect, test } from 'vitest';
import { checkBoundaries, sayFindings } from './boundaries.ts';
import { checkCode } from './code-rules.ts';
import { buildGraph } from './graph.ts';

/** A small repository that follows every rule. */
const good: Record<string, string> = {
  'src/main.js': `import './app/context.ts';`,
  'src/app/context.ts': `import '../features/orders/server/index.ts'; import './config.ts';`,
  'src/app/config.ts': `export const port = process.env['PORT'];`,
  'src/app/hydrate.tsx': `import '../features/products/web/public/shop.tsx'; import './block-views.ts';`,
  'src/app/block-views.ts': `import.meta.glob<Module>('../features/*/web/blocks/*/view.tsx', { eager: true });`,
  'src/app/admin.tsx': `import '../features/products/web/admin/edit.tsx';`,
  'src/lib/money.ts': `export const cents = 1;`,
  'src/lib/db/database.ts': `export const version = sql\`select version()\`;`,
  'src/features/products/contract.ts': `import { z } from 'zod'; import '../../lib/money.ts';`,
  'src/features/products/price.ts': `export const price = 1;`,
  'src/features/products/server/index.ts': `export { find } from './queries.ts';`,
  'src/features/products/server/queries.ts': `export const find = (tx) => tx.selectFrom('products');`,
  'src/features/products/web/index.ts': `export const card = 1;`,
  'src/features/products/web/admin/edit.tsx': `import '@mantine/core'; import '../../contract.ts';`,
  'src/features/products/web/public/shop.tsx': `import type { c } from '../../contract.ts'; import '../../price.ts';`,
  'src/features/products/web/blocks/list/block.ts': `import { z } from 'zod';`,
  'src/features/products/web/blocks/list/view.tsx': `import './list.module.css'; export const V = () => <p />;`,
  'src/features/orders/server/index.ts': `import '../../products/server/index.ts'; import '../../products/price.ts';`,
  'src/features/orders/web/public/cart.tsx': `import '../../../products/web/index.ts';`,
  'src/features/websites/server/queries.ts': `export const all = (db) => db.acrossWebsites(1);`,
};

function findings(changed: Record<string, string> = {}): string[] {
  const sources = Object.entries({ ...good, ...changed }).map(([path, text]) => ({ path, text }));
  const graph = buildGraph(sources);
  return [...checkBoundaries(graph), ...checkCode(graph, sources)].map(({ rule, file }) => `${rule} ${file}`);
}

test('a repository that follows the rules has no findings', () => {
  expect(findings()).toEqual([]);
});

describe('each rule goes red', () => {
  test.each([
    ['lib-knows-no-feature', 'src/lib/money.ts', `import '../features/products/price.ts';`],
    ['feature-order', 'src/features/products/server/index.ts', `import '../../orders/server/index.ts';`],
    ['feature-order', 'src/features/products/price.ts', `import type { O } from '../orders/contract.ts';`],
    [
      'feature-front-door',
      'src/features/orders/server/index.ts',
      `import '../../products/server/queries.ts';`,
    ],
    ['feature-front-door', 'src/features/orders/server/index.ts', `import '../../products/web/index.ts';`],
    [
      'feature-front-door',
      'src/features/orders/web/public/cart.tsx',
      `import '../../../products/server/index.ts';`,
    ],
    ['pure-stays-pure', 'src/features/products/price.ts', `import 'node:fs';`],
    ['pure-stays-pure', 'src/features/products/price.ts', `import 'react';`],
    ['pure-stays-pure', 'src/features/products/price.ts', `import 'fastify';`],
    ['pure-stays-pure', 'src/features/products/contract.ts', `import type { R } from './server/queries.ts';`],
    ['pure-stays-pure', 'src/features/products/contract.ts', `import '../../lib/db/database.ts';`],
    ['web-never-server', 'src/features/products/web/admin/edit.tsx', `import '../../server/index.ts';`],
    ['web-never-server', 'src/app/hydrate.tsx', `import '../features/products/server/index.ts';`],
    ['web-never-server', 'src/app/admin.tsx', `import '../lib/money.ts'; import 'node:crypto';`],
    ['server-never-web', 'src/features/products/server/index.ts', `import '../web/index.ts';`],
    [
      'public-stays-light',
      'src/features/products/web/blocks/list/view.tsx',
      `import { z } from './block.ts';`,
    ],
    [
      'public-stays-light',
      'src/features/products/web/public/shop.tsx',
      `import { c } from '../../contract.ts';`,
    ],
    ['public-stays-light', 'src/app/hydrate.tsx', `void import('../features/products/web/admin/edit.tsx');`],
    ['public-stays-light', 'src/app/hydrate.tsx', `import '@tiptap/core';`],
    ['nobody-imports-app', 'src/features/products/server/index.ts', `import '../../../app/config.ts';`],
    ['source-not-tooling', 'src/lib/money.ts', `import '../../tests/support/x.ts';`],
    ['source-not-tooling', 'src/features/products/server/stock.ts', `import '../tests/world.ts';`],
    ['no-cycles', 'src/app/config.ts', `import './context.ts';`],
    ['import-exists', 'src/main.js', `import './app/gone.ts';`],
    ['features-are-listed', 'src/features/blog/server/index.ts', `export {};`],
    ['environment-in-config', 'src/lib/money.ts', `export const p = process.env.PORT;`],
    [
      'sql-in-queries',
      'src/features/products/server/index.ts',
      `export const f = (tx) => tx.selectFrom('a');`,
    ],
    ['sql-in-queries', 'src/features/products/server/index.ts', 'export const f = sql<number>`select 1`;'],
    [
      'cross-site-handle',
      'src/features/orders/server/index.ts',
      `export const f = (db) => db.acrossWebsites();`,
    ],
    [
      'site-of-transaction',
      'src/features/orders/server/index.ts',
      'export const f = (tx: Tx, websiteId: string) => tx;',
    ],
    [
      'site-of-transaction',
      'src/features/orders/server/index.ts',
      'export const f = (tx) => onSite(tx, id);',
    ],
    ...[
      '/begin again/.test(error.message)',
      'error.message.includes("taken")',
      'sentenceOf(error).startsWith("That")',
      'problem?.error === "That time is taken."',
      'reply.error.match(/taken/)',
    ].map((match): [string, string, string] => [
      'code-not-sentence',
      'src/features/orders/web/public/cart.tsx',
      `export const f = (error, problem, reply) => ${match};`,
    ]),
  ])('%s in %s', (rule, file, text) => {
    const said = findings({
      [file]: text,
      ...(rule === 'source-not-tooling' ? { 'tests/support/x.ts': '' } : {}),
    });
    expect(said.some((line) => line.startsWith(`${rule} `))).toBe(true);
  });
});

test('a glob imports what its patterns name', () => {
  const imports = (call: string) => {
    const files = { ...good, 'src/app/views.ts': `const found = import.meta.glob<Module>(${call});` };
    const graph = buildGraph(Object.entries(files).map(([path, text]) => ({ path, text })));
    return graph.get('src/app/views.ts')?.imports.map(({ file, dynamic }) => [file, dynamic]);
  };
  const view = 'src/features/products/web/blocks/list/view.tsx';
  expect(imports(`'../features/*/web/blocks/*/view.tsx'`)).toEqual([[view, true]]);
  expect(imports(`'../features/*/web/blocks/{list,table}/view.tsx', { eager: true }`)).toEqual([
    [view, false],
  ]);
  expect(
    imports(
      `[\n  '../features/*/web/blocks/*/view.tsx',\n  '!../features/products/web/blocks/{list,table}/view.tsx',\n]`,
    ),
  ).toEqual([]);
});

test('a finding comes with a sentence that helps, the line, and the way there', () => {
  const files = {
    ...good,
    'src/features/products/web/public/shop.tsx': `\nimport { c } from '../../contract.ts';`,
  };
  const graph = buildGraph(Object.entries(files).map(([path, text]) => ({ path, text })));
  const said = sayFindings(checkBoundaries(graph));
  expect(said).toContain('Visitors never load the editor');
  expect(said).toContain('src/features/products/contract.ts → zod');
});
