export interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is used here. Times are in milliseconds since 1970. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    assertionResults: unknown[];
    name?: string;
    startTime?: number;
    endTime?: number;
  }[];
}

/**
 * Counts files that could not be loaded, skipped tests and aborted runs as failures, so that nothing looks green that
 * did not run.
 */
export function countTests(report: VitestReport | undefined, code: number | null): Count {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = numFailedTests + numPendingTests + numTodoTests + unloaded.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The slowest test files, one per line: seconds, share of all files, and path. */
export function slowestFiles(report: VitestReport | undefined, root: string, most = 15): string[] {
  const files = (report?.testResults ?? []).map(({ name = '', startTime = 0, endTime = 0 }) => ({
    path: name.replace(`${root}/`, ''),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(
      ({ path, seconds }) =>
        `${seconds.toFixed(1).padStart(6)} s ${((100 * seconds) / all).toFixed(1).padStart(5)} %  ${path}`,
    );
}
