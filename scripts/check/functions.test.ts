import { expect, test } from 'vitest';
import { checkFunctions, longFunctions } from './functions.ts';
import { buildGraph } from './graph.ts';

const statements = (lines: number) => '  f();\n'.repeat(lines);
const found = (text: string, path = 'src/a.ts') => {
  const sources = [{ path, text }];
  return longFunctions(buildGraph(sources), sources);
};

test('finds functions of more than 80 lines by their names', () => {
  expect(found(`function a() {\n${statements(78)}}`)).toEqual({});
  expect(found(`function a() {\n${statements(79)}}`)).toEqual({ 'src/a.ts a': 81 });
  expect(found(`const b = () => {\n${statements(90)}};`)).toEqual({ 'src/a.ts b': 92 });
  expect(found(`class C {\n  d() {\n${statements(90)}  }\n}`)).toEqual({ 'src/a.ts d': 92 });
  expect(found(`function a() {\n${statements(90)}}`, 'src/a.test.ts')).toEqual({});
});

test('does not count the table that a function gives', () => {
  const table = `{\n${Array.from({ length: 90 }, (_, at) => `  k${at}: 1,\n`).join('')}}`;
  expect(found(`const a = () => (${table});`)).toEqual({});
  expect(found(`const a = (g) => operations(g, ${table});`)).toEqual({});
  expect(found(`function a() {\n${statements(10)}  return ${table};\n}`)).toEqual({});
  expect(Object.keys(found(`function a() {\n${statements(90)}  return ${table};\n}`))).toEqual([
    'src/a.ts a',
  ]);
});

test('those that are long already may not grow, and leave the list when they are short', () => {
  expect(checkFunctions({ 'src/a.ts a': 100 }, { 'src/a.ts a': 100 })).toEqual([]);
  expect(checkFunctions({ 'src/a.ts a': 101 }, { 'src/a.ts a': 100 })).toEqual([
    expect.stringContaining('101 lines (at most 100'),
  ]);
  expect(checkFunctions({ 'src/a.ts b': 81 }, {})).toEqual([expect.stringContaining('81 lines (at most 80')]);
  expect(checkFunctions({}, { 'src/a.ts a': 100 })).toEqual([expect.stringContaining('Remove its entry')]);
});
