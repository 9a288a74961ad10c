import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// With the default of 100 substitutions, one password takes up to half a second.
const strength = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 10,
});

parentPort?.on('message', ({ password, known }: { password: string; known: string[] }) =>
  parentPort?.postMessage(strength.check(password, known).guesses, []),
);

parentPort?.postMessage('ready', []);
