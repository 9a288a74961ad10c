import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { messagePlugin } from './src/app/build/message-plugin.ts';
import { sourcePaths } from './src/app/build/source-paths.ts';
import { unusedRouterParts } from './src/app/build/unused-router-parts.ts';

const root = import.meta.dirname;

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), messagePlugin({ apart: false })],
};

/**
 * What every public page loads, in few files: they compress better together, and the libraries keep their address from one
 * release to the next. The style sheet follows the order of the files, so the shared style must be in the one with the views.
 */
const siteChunks = [
  { name: 'boot', test: /\/src\/app\/boot\.ts$/, priority: 3 },
  { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|scheduler|zustand)\//, priority: 2 },
  {
    name: 'site',
    test: /\/src\/(app\/(routes|browser-block-views)\.ts|features\/audio\/web\/public\/open-player\.ts|lib\/ui\/site\.css)$/,
    priority: 1,
  },
];

/**
 * What the admin loads at its start, in two files, because a browser takes longer over many small files than over their
 * content. The icons of its screens are one more.
 */
const initial = ['$initial' as const];
const adminChunks = [
  { name: 'vendor', test: /\/node_modules\//, tags: initial, priority: 3 },
  { name: 'base', tags: initial, priority: 2 },
  { name: 'icons', test: /\/node_modules\/@tabler\//, priority: 1 },
  { name: 'controls', test: /\/node_modules\/@mantine\/core\//, priority: 1 },
  { name: 'parts', test: /\/src\/lib\/(?!.*(rich-text|details-fields))/, minShareCount: 3, priority: 0 },
];

const chunks = { site: siteChunks, review: [], admin: adminChunks, platform: [] };

/** What a screen brings along. The chunks that are on every page are there before a screen is fetched. */
const withoutLoaded = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !/\/(rolldown-runtime|boot|vendor|site|hydrate)-[\w-]{8}\.js$/.test(file));

const inputs = {
  site: ['src/app/boot.ts', 'src/features/analytics/web/count.ts'],
  review: ['src/features/pages/web/review/review.ts'],
  platform: ['src/app/platform/boot.ts'],
  admin: ['src/app/admin.tsx'],
} as const;

/**
 * Builds of browser code: what visitors of sites load and what the platform's screens load, each in one style sheet, the admin, and
 * the script of previews with comments, which shares nothing with pages.
 */
export const browserBuild = (part: keyof typeof inputs, outDir: string): InlineConfig => ({
  ...shared,
  plugins: [react(), unusedRouterParts(), messagePlugin({ apart: part !== 'admin' })],
  publicDir: part === 'site' ? 'public' : false,
  build: {
    outDir,
    emptyOutDir: false,
    manifest: `${part}-manifest.json`,
    cssCodeSplit: part === 'admin',
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: [...inputs[part]],
      output: { codeSplitting: { groups: chunks[part] } },
      // What a list of exports names and nobody uses is left out, with what it would set up.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(features|lib)\/.*\.tsx?$/, sideEffects: false }] },
    },
  },
});

/** The service worker: one file, to be found at the root. @param shell addresses of what every page needs */
export const workerBuild = (outDir: string, shell: readonly string[]): InlineConfig => ({
  ...shared,
  publicDir: false,
  define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: ['src/app/offline/service-worker.ts'],
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** The renderer that the server loads: one file with its packages, React's made for production whatever the environment says. */
export const rendererBuild = (outDir: string): InlineConfig => ({
  ...shared,
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    ssr: 'src/app/render.tsx',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
});

/**
 * Packages of several files that every start loads, with what they bring along (decision 188). The others are loaded as they are: some
 * are native, some read files beside theirs, and some are needed by few calls.
 */
const bundledPackages = [
  'kysely zod rate-limiter-flexible colord csv-stringify entities negotiator temporal-polyfill temporal-utils',
  '@lingui/core @lingui/message-utils @messageformat/parser',
  // The database's client and the job queue.
  'pg pg-connection-string pg-int8 pg-pool pg-protocol pg-types pgpass split2 xtend',
  'postgres-array postgres-bytea postgres-date postgres-interval',
  'pg-boss cron-parser luxon serialize-error non-error uuid',
  // The framework.
  'fastify fastify-plugin avvio fastq reusify find-my-way ret safe-regex2 fast-deep-equal semver process-warning',
  'fast-querystring fast-decode-uri-component secure-json-parse toad-cache rfdc ipaddr.js content-type',
  '@fastify/error @fastify/deepmerge @fastify/proxy-addr @fastify/forwarded @fastify/under-pressure',
  '@fastify/multipart @fastify/busboy @fastify/static @fastify/send @fastify/accept-negotiator',
  'content-disposition mime escape-html http-errors depd setprototypeof inherits toidentifier statuses',
  '@lukeed/ms glob',
].flatMap((names) => names.split(' '));

/**
 * The server: its own code in few files, because Node takes longer to find and link 2,000 modules than to run them. Names stay, for
 * logs; the maps are for `NODE_OPTIONS=--enable-source-maps`.
 */
export const programBuild = (outDir: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [sourcePaths(root, 'dist/program')],
  publicDir: false,
  ssr: { noExternal: bundledPackages },
  build: {
    outDir,
    ssr: 'src/app/run.ts',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: 'run.js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
});

/** `npm run dev`: the same sources through Vite's middleware, with hot reload. */
export const devServer = (port: number): InlineConfig => ({
  ...shared,
  appType: 'custom',
  // Found at the start, so that no page is loaded with two copies of React in it.
  optimizeDeps: { entries: ['src/app/hydrate.tsx', 'src/app/platform/hydrate.tsx', 'src/app/admin.tsx'] },
  server: { middlewareMode: true, hmr: { port: port + 1 } },
});
