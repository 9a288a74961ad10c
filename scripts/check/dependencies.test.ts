import { expect, test } from 'vitest';
import { advisoryProblems, licenceProblems } from './dependencies.ts';

const problemsOf = (licence: string, name = 'thing') => licenceProblems([{ name, licence }]);

test('a licence is allowed alone, as one of several to choose from, and where all that apply are', () => {
  for (const licence of ['MIT', '(MPL-2.0 OR GPL-3.0-only)', 'MIT AND ISC'])
    expect(problemsOf(licence)).toEqual([]);
});

test('any other licence, or none, needs a reason', () => {
  expect(problemsOf('AGPL-3.0-only')).toEqual([
    expect.stringContaining('thing has the licence AGPL-3.0-only'),
  ]);
  expect(problemsOf('MIT AND GPL-3.0-only')).toHaveLength(1);
  expect(problemsOf('(MIT OR ISC) AND GPL-3.0-only')).toHaveLength(1);
  expect(problemsOf('')).toEqual([expect.stringContaining('no licence in its manifest')]);
  expect(problemsOf('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
});

const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: {
      via: [
        {
          url: 'https://github.com/advisories/GHSA-1111-2222-3333',
          title: 'Reads too much',
          severity: 'high',
        },
        { url: 'https://github.com/advisories/GHSA-4444-5555-6666', title: 'Is slow', severity: 'moderate' },
      ],
    },
    'uses-parser': { via: ['parser'] },
  },
});

test('high and critical advisories fail unless they are accepted', () => {
  expect(advisoryProblems(report)).toEqual([
    'parser: Reads too much (high, https://github.com/advisories/GHSA-1111-2222-3333)',
  ]);
  expect(advisoryProblems(report, { 'GHSA-1111-2222-3333': 'never called' })).toEqual([]);
});

test('a registry that has no audit, or does not answer, is told from one that knows of nothing', () => {
  expect(advisoryProblems('')).toBeNull();
  expect(advisoryProblems('{"message":"405 Method Not Allowed","statusCode":405}')).toBeNull();
  expect(advisoryProblems('{"vulnerabilities":{}}')).toEqual([]);
});
