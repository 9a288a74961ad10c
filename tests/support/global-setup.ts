import type { TestProject } from 'vitest/node';
import { keepInMemory } from './files.ts';
import { startTestServer, type TestServer } from './postgres.ts';
import { offerPreparedData } from './prepared-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Started once before all test files. Each test copies the template into its own database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // Also called for each project, which inherits from the root.
  if (!project.isRootProject()) return;
  const leaveMemory = await keepInMemory();
  const { server, stop } = await startTestServer();
  project.provide('testServer', server);
  const removePreparedData = await offerPreparedData();
  return async () => {
    await removePreparedData();
    await stop();
    await leaveMemory();
  };
}
