import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Started once before all test files; each test then makes its own database by copying the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer();
  project.provide('testServer', server);
  return stop;
}
