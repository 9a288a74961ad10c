import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { canonicalHost } from '../lib/http/requests/host.ts';
import type { S3Settings } from '../lib/storage/s3.ts';
import { type BackupSettings, backupSettings, readBackup } from './backup/backup-settings.ts';
import { startWords } from './messages/operator-start/words.ts';
import { keyList, listed, numberFrom, wholeNumberFrom } from './settings/shapes.ts';
import { type TracingSettings, tracingSettings, tracingShape } from './tracing/settings.ts';

/** An invalid setting; the start stops with this message. */
export class SettingError extends Error {}

const isDecodable = (text: string) => !/%(?![0-9a-f]{2})/i.test(text);

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && isDecodable(value),
      startWords.beAddress({ example }),
    );

/** A path would silently be missing from every link. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}

const BYTES = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3, tb: 1024 ** 4 } as const;

/** Parses a size such as `500MB` or `2.5 GB` into bytes. */
export function readSize(text: string): number | null {
  const [, count, unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([kmgt]b)$/i.exec(text.trim()) ?? [];
  const bytes = Math.round(Number(count) * BYTES[unit.toLowerCase() as keyof typeof BYTES]);
  return bytes > 0 ? bytes : null;
}

const size = (usual: string) =>
  z
    .string()
    .default(usual)
    .transform((text, context) => {
      const bytes = readSize(text);
      if (bytes !== null) return bytes;
      context.addIssue({ code: 'custom', message: startWords.beSize });
      return z.NEVER;
    });

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export const settings = z.object({
  PORT: wholeNumberFrom(1, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1, startWords.beFolder).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/database').optional(),
  PLATFORM_URL: url(['http:', 'https:'], 'https://platform.example.com')
    .refine(isOrigin, startWords.beOriginLike({ example: 'https://platform.example.com' }))
    .optional(),
  OWNER_EMAIL: z.email(startWords.beEmail).toLowerCase().default('owner@demo.localhost'),
  OWNER_PASSWORD: z
    .string()
    .min(8, startWords.atLeast({ count: 8 }))
    .max(128, startWords.atMost({ count: 128 }))
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com')
    .refine((value) => !/^smtps?:(\/\/)?$/.test(value), startWords.beMailServer)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, startWords.beSender({ example: 'Sitewright <no-reply@example.com>' }))
    .optional(),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, startWords.beDomain)
    .max(190, startWords.atMost({ count: 190 }))
    .optional(),
  INBOUND_MAIL_PORT: wholeNumberFrom(1, 65_535).default(2525),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://minio.example.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, startWords.beBucket)
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...backupSettings,
  MAX_FILE_SIZE: size('2GB'),
  MAX_SITE_SIZE: size('10GB'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,256}$/, startWords.beToken)
    .optional(),
  ...tracingShape,
  PAGE_CACHE: z.enum(['on', 'off'], startWords.beOnOrOff).default('on'),
  TRUST_PROXY: z.string().optional(),
  HSTS_SUBDOMAINS: z.string().optional(),
  SITES_IPV4: z.string().optional(),
  SITES_IPV6: z.string().optional(),
  SITES_NAME: z
    .string()
    .refine((value) => canonicalHost(value) === value, startWords.beHost)
    .optional(),
  DNS_SERVERS: z.string().optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/, startWords.beHeader)
    .toLowerCase()
    .optional(),
  WORKERS: wholeNumberFrom(1, 64).default(1),
  SECRETS_KEY: keyList,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, startWords.beSecretKey)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, startWords.bePublishableKey)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, startWords.beSigningSecret)
    .optional(),
  STRIPE_API_BASE: url(['http:', 'https:'], 'http://localhost:12111')
    .refine(isOrigin, startWords.beOrigin)
    .optional(),
  STRIPE_FEE_PERCENT: numberFrom(0, 50).default(0),
  WEBHOOKS_TO_LOOPBACK: z.enum(['on', 'off'], startWords.beOnOrOff).optional(),
  DEEPL_API_BASE: url(['http:', 'https:'], 'http://localhost:12111')
    .refine(isOrigin, startWords.beOrigin)
    .optional(),
  TRANSLATION_TO_LOOPBACK: z.enum(['on', 'off'], startWords.beOnOrOff).optional(),
  STOCK_PHOTOS_BASE: url(['http:', 'https:'], 'http://localhost:12111')
    .refine(isOrigin, startWords.beOrigin)
    .optional(),
  TEST_PAYMENTS: z.enum(['on', 'off'], startWords.beOnOrOff).optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, startWords.beOneOf({ values: logLevels.join(', ') })).default('info'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The platform's address; its scheme and port apply to the links of every site. */
  platform: {
    origin: string;
    host: string;
    /** The suffix of site addresses, without a leading dot. */
    parent: string;
    scheme: 'http' | 'https';
    portSuffix: string;
  };
  /** The targets that owners' domains must point to. */
  domainTarget: { ipv4: string[]; ipv6: string[]; name: string };
  /** Name servers to use instead of the machine's. */
  dnsServers: string[];
  demo: { host: string; ownerEmail: string; ownerPassword: string | undefined };
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The address domain and SMTP port for email replies to messages. */
  inboundMail: { domain: string; port: number } | undefined;
  /** File storage instead of the data folder. */
  s3: S3Settings | undefined;
  /** Continuous backup of the embedded database. */
  backup: BackupSettings | undefined;
  /** Bytes, for sites without their own limits. */
  fileLimits: { perFile: number; perSite: number };
  /** Addresses or ranges of proxies whose forwarded headers are trusted. */
  trustProxy: string[];
  /** The operator's domains whose subdomains are all served over HTTPS; lower case. */
  strictSubdomains: string[];
  /** Header in which a trusted proxy sends the visitor's country; lower case. */
  countryHeader: string | undefined;
  workers: number;
  /** Keys for the secrets in the database, as base64, newest first. Empty if the data folder holds the key. */
  secretKeys: string[];
  /** Stripe keys of the platform; sites have their own connected accounts. */
  stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    apiBase: string | undefined;
    /** Hundredths of a percent. */
    feeRate: number;
  } | null;
  /** Whether shops may use the built-in test provider, which moves no money. */
  testPayments: boolean;
  /** For trials: webhooks may go to this machine and its network, without a certificate. */
  webhooksToLoopback: boolean;
  /** The address of a server that takes the place of providers of stock photos; for tests. */
  stockPhotosBase: string | undefined;
  translation: {
    /** Instead of DeepL's own addresses. */
    deeplBase: string | undefined;
    /** OpenAI-compatible services may be on this machine, without a certificate. */
    toLoopback: boolean;
  };
  /** Token for `/metrics`; without it the address doesn't exist. */
  metricsToken: string | undefined;
  /** Where traces are sent; nothing is traced without it. */
  tracing: TracingSettings | undefined;
  /** Whether finished pages are cached. */
  pageCache: boolean;
  logLevel: string;
  dev: boolean;
}

/** The only reader of the environment. @throws SettingError that names the setting and a valid value */
export function readConfig(env: NodeJS.ProcessEnv = process.env, argv: string[] = process.argv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) =>
      startWords.problem({ setting: path.join('.'), problem: message }),
    );
    throw new SettingError(lines.join('\n'));
  }
  const values = parsed.data;
  const platform = new URL(values.PLATFORM_URL ?? `http://platform.localhost:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    platform: {
      origin: platform.origin,
      host: platform.hostname,
      parent: parentOf(platform.hostname),
      scheme: platform.protocol === 'https:' ? 'https' : 'http',
      portSuffix: platform.port ? `:${platform.port}` : '',
    },
    demo: {
      host: `demo.${parentOf(platform.hostname)}`,
      ownerEmail: values.OWNER_EMAIL,
      ownerPassword: values.OWNER_PASSWORD,
    },
    domainTarget: {
      ipv4: addresses('SITES_IPV4', values.SITES_IPV4, 4),
      ipv6: addresses('SITES_IPV6', values.SITES_IPV6, 6),
      name: values.SITES_NAME ?? platform.hostname,
    },
    dnsServers: dnsServers(values.DNS_SERVERS),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${platform.hostname}`,
    inboundMail: values.INBOUND_MAIL_DOMAIN
      ? { domain: values.INBOUND_MAIL_DOMAIN, port: values.INBOUND_MAIL_PORT }
      : undefined,
    s3: bucket(values),
    backup: readBackup(values, (sentence) => {
      throw new SettingError(sentence);
    }),
    fileLimits: { perFile: values.MAX_FILE_SIZE, perSite: values.MAX_SITE_SIZE },
    trustProxy: proxies(values.TRUST_PROXY),
    strictSubdomains: domains('HSTS_SUBDOMAINS', values.HSTS_SUBDOMAINS),
    countryHeader: values.COUNTRY_HEADER,
    workers: values.WORKERS,
    secretKeys: values.SECRETS_KEY,
    stripe: stripeKeys(values),
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK === 'on',
    translation: {
      deeplBase: values.DEEPL_API_BASE,
      toLoopback: values.TRANSLATION_TO_LOOPBACK === 'on',
    },
    stockPhotosBase: values.STOCK_PHOTOS_BASE,
    testPayments: values.TEST_PAYMENTS ? values.TEST_PAYMENTS === 'on' : values.NODE_ENV !== 'production',
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingSettings(values),
    pageCache: values.PAGE_CACHE === 'on',
    logLevel: values.LOG_LEVEL,
    dev: argv.includes('--dev'),
  };
}

function stripeKeys(values: z.output<typeof settings>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values;
  if (!secretKey && !publishableKey) return null;
  if (!secretKey || !publishableKey || !values.STRIPE_WEBHOOK_SECRET)
    throw new SettingError(startWords.stripeTogether);
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    throw new SettingError(startWords.stripeSameMode);
  return {
    secretKey,
    publishableKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiBase: values.STRIPE_API_BASE,
    feeRate: Math.round(values.STRIPE_FEE_PERCENT * 100),
  };
}

/** All settings of a group, or none. */
function bucket(values: z.output<typeof settings>): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = values;
  const given = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3 && S3_ENDPOINT === undefined) return undefined;
  // Keys without a bucket are for backups only.
  if (S3_BUCKET === undefined && values.BACKUP_TO?.startsWith('s3:')) return undefined;
  if (missing.length > 0)
    throw new SettingError(startWords.s3Incomplete({ settings: missing.join(' and ') }));
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Sites are siblings of the platform: `name.example.com` for `platform.example.com`, and for `example.com` itself. */
function parentOf(hostname: string): string {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'localhost';
  const parent = hostname.split('.').slice(1).join('.');
  return parent.includes('.') || parent === 'localhost' ? parent : hostname;
}

function isRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
}

function addresses(name: string, setting: string | undefined, kind: 4 | 6): string[] {
  const named = listed(setting);
  const bad = named.find((each) => isIP(each) !== kind);
  if (bad) throw new SettingError(startWords.notAddress({ setting: name, value: bad, version: kind }));
  return named;
}

function domains(name: string, setting: string | undefined): string[] {
  const named = listed(setting?.toLowerCase());
  const bad = named.find((each) => canonicalHost(each) !== each || !each.includes('.'));
  if (bad) throw new SettingError(startWords.notDomain({ setting: name, value: bad }));
  return named;
}

function dnsServers(setting: string | undefined): string[] {
  const named = listed(setting);
  const bad = named.find((each) => isIP(each.replace(/^\[|\]?(:\d{1,5})?$/g, '')) === 0 && isIP(each) === 0);
  if (bad) throw new SettingError(startWords.notServer({ value: bad }));
  return named;
}

function proxies(setting: string | undefined): string[] {
  const named = listed(setting);
  const bad = named.find((part) => !/^(loopback|linklocal|uniquelocal)$/.test(part) && !isRange(part));
  if (bad) throw new SettingError(startWords.notProxy({ value: bad }));
  return named;
}
