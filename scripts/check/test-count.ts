export interface Count {
  passed: number;
  failed: number;
}

/** Of Vitest's JSON report, what is counted here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * A file that could not be loaded, a skipped test and a run that broke off count as failures: nothing that was
 * not shown to work may look green.
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
