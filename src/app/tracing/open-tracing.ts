import { randomUUID } from 'node:crypto';
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as LibraryTracer,
} from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Refusal } from '../../lib/errors.ts';
import { type OpenSpan, type SpanAsked, traceWith } from '../../lib/tracing/spans.ts';
import type { TracingSettings } from './settings.ts';
import { ReportingExporter } from './reporting-exporter.ts';

/** Until a collector must have answered; after that, spans of this batch are lost. */
const PATIENCE_MS = 10_000;
/** A stop waits this long for the last spans. Stopping everything may take ten seconds. */
const FLUSH_MS = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Sends traces to a collector. @returns sends what is left, within two seconds */
export function openTracing(
  settings: TracingSettings,
  version: string,
  log: ConstructorParameters<typeof ReportingExporter>[1],
): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
      ...parseKeyPairsIntoRecord(settings.resource),
    }),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ReportingExporter(exporterTo(settings), log),
        scheduledDelayMillis: settings.delay,
        exportTimeoutMillis: PATIENCE_MS,
      }),
    ],
  });
  const library = provider.getTracer('sitewright', version);
  traceWith({ start: (asked, parent) => start(library, asked, parent) });
  return async () => {
    traceWith(undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FLUSH_MS);
    });
    // The exporter has reported a failure already.
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    clearTimeout(timer);
  };
}

const exporterTo = ({ endpoint, headers }: TracingSettings) =>
  new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: PATIENCE_MS,
  });

function samplerOf({ sampler, share }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(share)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function start(library: LibraryTracer, asked: SpanAsked, parent: OpenSpan | undefined): OpenSpan {
  const cause = asked.from === undefined ? null : parseTraceParent(asked.from);
  const links: Link[] = cause && asked.apart ? [{ context: cause }] : [];
  const context = parent instanceof LibrarySpan ? parent.context : contextOf(asked.apart ? null : cause);
  const startTime = asked.begun === undefined ? undefined : performance.timeOrigin + asked.begun;
  const span = library.startSpan(
    asked.name,
    {
      kind: kinds[asked.kind],
      attributes: given(asked.attributes),
      links,
      ...(startTime === undefined ? {} : { startTime }),
    },
    context,
  );
  return new LibrarySpan(span);
}

const contextOf = (cause: SpanContext | null): Context =>
  cause ? trace.setSpanContext(ROOT_CONTEXT, { ...cause, isRemote: true }) : ROOT_CONTEXT;

const given = (attributes: SpanAsked['attributes'] = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Attributes;

class LibrarySpan implements OpenSpan {
  readonly #span: Span;
  readonly context: Context;
  readonly traceId: string;
  readonly spanId: string;
  readonly traceparent: string;
  readonly recording: boolean;
  ended = false;

  constructor(span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.#span = span;
    this.context = trace.setSpan(ROOT_CONTEXT, span);
    this.traceId = traceId;
    this.spanId = spanId;
    const sampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    this.traceparent = `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
    this.recording = span.isRecording();
  }

  set(attributes: NonNullable<SpanAsked['attributes']>): void {
    this.#span.setAttributes(given(attributes));
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  fail(error: unknown): void {
    this.#span.setAttribute('error.type', kindOf(error));
    const expected = error instanceof Refusal && error.status < 500;
    if (!expected) this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.ended = true;
    this.#span.end();
  }
}

/** A code (`23505`, `ECONNREFUSED`, `not-found`), else the name of the class. */
function kindOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[\w-]{2,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
