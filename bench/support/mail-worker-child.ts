import '../../src/features/emails/tests/worker-child.ts';

// Answers each line of input with the megabytes in use after a garbage collection.
process.stdin.on('data', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(String((heapUsed + external) / 1024 / 1024));
});
