import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messagePlugin } from './src/app/build/message-plugin.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

/** Tests of code that runs in Node alone. */
const servers = [
  'src/features/*/server/**/*.test.ts',
  'src/app/{commands,http}/**/*.test.ts',
  'src/**/tests/**/*.test.ts',
];

/** Tests over several features that import components, which must be compiled. */
const withComponents = ['tests/faults/odd-input.test.ts', 'tests/isolation/secret-paths.test.ts'];

export default defineConfig({
  plugins: [messagePlugin({ apart: false })],
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    environment: 'node',
    globalSetup: 'tests/support/global-setup.ts',
    pool: 'forks',
    maxWorkers: Math.min(4, availableParallelism()),
    // Limits are for what never comes: how long the rest takes says only how busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // A focused test that was left behind would hide all others.
    allowOnly: false,
    passWithNoTests: false,
    // What is tested keeps nothing between calls, and importing it for each file anew takes longer than many a file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            ...withComponents,
          ],
          // The packages of the benches bring their own tests.
          exclude: [...servers, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts', ...servers],
          exclude: withComponents,
          setupFiles: 'tests/support/show-pages.ts',
          sequence: { groupOrder: 1 },
          // Node runs the server's code as it does in production, which loads it in a third of the time.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
