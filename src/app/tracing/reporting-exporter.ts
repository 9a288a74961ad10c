import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

interface Log {
  info(detail: object, sentence: string): void;
  warn(detail: object, sentence: string): void;
}

/** Logs once when the collector stops taking traces, and once when it takes them again. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Log;
  #failing = false;

  constructor(exporter: SpanExporter, log: Log) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      // The library would log each failure.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  #note({ code, error }: ExportResult): void {
    const failing = code !== ExportResultCode.SUCCESS;
    if (failing === this.#failing) return;
    this.#failing = failing;
    if (failing)
      this.#log.warn({ err: error }, 'the collector does not take traces; they are dropped until it does');
    else this.#log.info({}, 'the collector takes traces again');
  }
}
