import { AsyncLocalStorage } from 'node:async_hooks';

/** Values of a span: names from the code, numbers and ids of sites, never what a person typed or who they are. */
export type Attributes = Record<string, string | number | boolean | undefined>;

export interface SpanAsked {
  /** From the code: each name is listed by the tool that shows traces. */
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** A trace can begin with it. Other work is traced only as a part of something. */
  begins?: boolean;
  /** W3C `traceparent` of the work that caused it, in another process. */
  from?: string | undefined;
  /** The cause was long ago: a trace of its own, which refers to that of the cause. */
  apart?: boolean;
  /** Milliseconds of `performance.now()`, if it began earlier. */
  begun?: number;
}

export interface Span {
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Notes the kind of an error. Its message can contain input, and is not part of the trace. */
  fail(error: unknown): void;
  end(): void;
}

/** A span as the tracer keeps it. */
export interface OpenSpan extends Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceparent: string;
  /** Whether it will be sent. Parts of one that will not aren’t worth a span. */
  readonly recording: boolean;
  readonly ended: boolean;
}

export interface Tracer {
  start(asked: SpanAsked, parent: OpenSpan | undefined): OpenSpan;
}

const none: Span = { set() {}, rename() {}, fail() {}, end() {} };

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<OpenSpan>();

/** Turns tracing on for this process. Without this call, nothing here does any work. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** The span that the current work is part of. A timer that a request has started outlives that of the request. */
function parent(): OpenSpan | undefined {
  const span = current.getStore();
  return span?.ended ? undefined : span;
}

/** Whether a part of the current work would be recorded. */
export const isTraced = (): boolean => tracer !== undefined && parent()?.recording === true;

/** Runs work as a span, if tracing is on. What it does is part of the span, also after it has waited. */
export function inSpan<T>(asked: SpanAsked, work: (span: Span) => Promise<T>): Promise<T> {
  const span = startSpan(asked);
  return span ? recorded(span, work) : work(none);
}

async function recorded<T>(span: OpenSpan, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The same where no function contains the work. Whoever starts a span ends it. */
export function startSpan(asked: SpanAsked): OpenSpan | undefined {
  if (!tracer) return undefined;
  if (asked.begins) return tracer.start(asked, undefined);
  const within = parent();
  return within?.recording ? tracer.start(asked, within) : undefined;
}

/** Runs a function within a span that is open already. */
export const within = <T>(span: OpenSpan, work: () => T): T => current.run(span, work);

/** W3C `traceparent` for work that the current work causes in another process. */
export const traceparent = (): string | undefined => (tracer ? parent()?.traceparent : undefined);

/** What a line of the log says about the trace that it belongs to. */
export function traceFields(): Record<string, string> {
  const span = tracer ? parent() : undefined;
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
