import { root, steps } from './check/all.ts';
import { runSteps } from './check/steps.ts';

// `npm run check -- types lint` runs only those.
process.chdir(root);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}
const results = await runSteps(
  steps.filter((step) => wanted.length === 0 || wanted.includes(step.name)),
  2,
);
const failed = results.filter((result) => !result.ok);
console.log(
  failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map((result) => result.name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
