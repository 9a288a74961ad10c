import '../../tests/emails/worker-child.ts';

// Each line that comes in is answered with the megabytes that are in use once everything unused has been let go.
process.stdin.on('data', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(String((heapUsed + external) / 1024 / 1024));
});
