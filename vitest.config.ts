import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messagePlugin } from './src/app/build/message-plugin.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

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
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
