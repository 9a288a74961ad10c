import { expect, test } from 'vitest';
import { longFunctions } from './functions.ts';
import { buildGraph } from './graph.ts';

const statements = (lines: number) => '  f();\n'.repeat(lines);
const found = (text: string, path = 'src/a.ts') => {
  const sources = [{ path, text }];
  return longFunctions(buildGraph(sources), sources);
};

test('finds functions of more than 80 lines by their names', () => {
  expect(found(`function a() {\n${statements(78)}}`)).toEqual([]);
  expect(found(`function a() {\n${statements(79)}}`)).toEqual([
    expect.stringMatching(/^src\/a.ts a has 81 lines/),
  ]);
  expect(found(`const b = () => {\n${statements(90)}};`)).toEqual([
    expect.stringMatching(/^src\/a.ts b has 92 lines/),
  ]);
  expect(found(`class C {\n  d() {\n${statements(90)}  }\n}`)).toEqual([
    expect.stringMatching(/^src\/a.ts d has 92 lines/),
  ]);
  expect(found(`function a() {\n${statements(90)}}`, 'src/a.test.ts')).toEqual([]);
});

test('does not count the table that a function gives', () => {
  const table = `{\n${Array.from({ length: 90 }, (_, at) => `  k${at}: 1,\n`).join('')}}`;
  expect(found(`const a = () => (${table});`)).toEqual([]);
  expect(found(`const a = (g) => operations(g, ${table});`)).toEqual([]);
  expect(found(`function a() {\n${statements(10)}  return ${table};\n}`)).toEqual([]);
  expect(found(`function a() {\n${statements(90)}  return ${table};\n}`)).toHaveLength(1);
});
