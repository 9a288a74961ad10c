import { ExportResultCode } from '@opentelemetry/core';
import { expect, test } from 'vitest';
import { ReportingExporter } from './reporting-exporter.ts';

test('a collector that takes nothing is logged once, and once more when it takes traces again', () => {
  const said: string[] = [];
  const log = {
    info: (_: object, sentence: string) => said.push(`info ${sentence}`),
    warn: (_: object, sentence: string) => said.push(`warn ${sentence}`),
  };
  let code = ExportResultCode.SUCCESS;
  const exporter = new ReportingExporter(
    { export: (_spans, done) => done({ code }), shutdown: async () => {} },
    log,
  );
  const results: ExportResultCode[] = [];
  const { SUCCESS, FAILED } = ExportResultCode;
  for (code of [SUCCESS, FAILED, FAILED, FAILED, SUCCESS, SUCCESS, FAILED])
    exporter.export([], (result) => results.push(result.code));
  expect(said.map((line) => line.slice(0, 18))).toEqual([
    'warn the collector',
    'info the collector',
    'warn the collector',
  ]);
  expect(new Set(results)).toEqual(new Set([SUCCESS]));
});
