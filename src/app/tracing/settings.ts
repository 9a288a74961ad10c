import { z } from 'zod';
import { numberFrom, wholeNumberFrom } from '../settings/shapes.ts';
import { startWords } from '../messages/operator-start/words.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The standard variables of OpenTelemetry that apply here, and one of our own. */
export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      startWords.beAddress({ example: 'http://localhost:4318' }),
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('sitewright'),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, startWords.beOneOf({ values: samplers.join(', ') }))
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumberFrom(10, 60_000).default(5000),
  TRACEPARENT_FROM_PROXY: z.enum(['on', 'off'], startWords.beOnOrOff).default('off'),
};

export interface TracingSettings {
  /** Without the path of the signal. */
  endpoint: string;
  /** `key=value` pairs, separated by commas. */
  headers: string | undefined;
  serviceName: string;
  /** As `headers`. */
  resource: string | undefined;
  sampler: (typeof samplers)[number];
  /** 0 to 1, for samplers by ratio. */
  share: number;
  /** Milliseconds for which ended spans are collected before they are sent. */
  delay: number;
  /** Whether a trusted proxy says which trace a request is part of, and whether that trace is recorded. */
  fromProxy: boolean;
}

const shape = z.object(tracingShape);

/** @returns `undefined` if nothing is traced */
export function tracingSettings(values: z.output<typeof shape>): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    resource: values.OTEL_RESOURCE_ATTRIBUTES,
    sampler: values.OTEL_TRACES_SAMPLER,
    share: values.OTEL_TRACES_SAMPLER_ARG,
    delay: values.OTEL_BSP_SCHEDULE_DELAY,
    fromProxy: values.TRACEPARENT_FROM_PROXY === 'on',
  };
}
