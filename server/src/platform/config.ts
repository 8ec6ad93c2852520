import type { OutsideConfig } from './ask-dns.ts'
import { type ChainConfig, readChain } from './chain-config.ts'
import { Environment, everyRole, refuse, type ServerRole } from './environment.ts'
import {
  type BankConfig,
  type InvoicingConfig,
  type PaymentConfig,
  type QuoteConfig,
  readBank,
  readInvoicing,
  readPayments,
} from './money-config.ts'
import { readStorage } from './storage-config.ts'
import type { StorageConfig } from './store/open-bucket.ts'
import { readTracing, type TracingConfig } from './tracing-config.ts'

export type { ChainConfig } from './chain-config.ts'
export { ConfigError, type ServerRole } from './environment.ts'
export type { BankConfig, InvoicingConfig, QuoteConfig } from './money-config.ts'

export type OpenIdConfig = { issuer: string; clientId: string; clientSecret: string; name: string }

/** A language model that speaks the OpenAI protocol. */
export type ModelConfig = {
  baseUrl: string
  apiKey: string | null
  model: string
  vision: boolean
  /** What may be spent on one report. */
  pagesMax: number
  tokensMax: number
  secondsMax: number
}

/** Where it is told that something turned bad, or good again. */
export type AlertConfig = {
  /** Null: to every operator. */
  mail: string[] | null
  webhook: { url: string; secret: string } | null
}

/** Somebody who watches the log: the key they sign with, and where they are asked. */
export type WitnessConfig = { key: string; url: string }

/** A service that is asked about the names of sellers. */
export type ScreeningConfig = { url: string; key: string }

export type Config = {
  production: boolean
  /** False in a market that is for trying out alone (`test-market`). */
  livemode: boolean
  /** For how many organisations such a market is made. */
  testMarketsMax: number
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  storage: StorageConfig
  /** Set where `databaseUrl` is that of a pooler: PostgreSQL itself. */
  databaseDirectUrl: string | null
  /** Of the pooler too, as somebody who may only read. */
  databaseReadUrl: string | null
  /** What this process is there for. */
  roles: ReadonlySet<ServerRole>
  drainMs: number
  publicUrl: string
  /** Null until the secret kept under DATA_DIR is read or made. */
  appSecret: string | null
  demo: boolean
  /** How many reverse proxies of our own stand before us, each adding an address to `X-Forwarded-For`. */
  proxies: number
  logLevel: string
  metricsToken: string | null
  /** Null unless a collector is configured. */
  tracing: TracingConfig | null
  slowStatementMs: number
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
  salesEmail: string
  /** Its lines are parted by semicolons. */
  officeAddress: string
  /** Where else this installation can be followed. */
  socialLinks: string[]
  openId: OpenIdConfig | null
  /** How addresses are asked that organisations give. */
  outside: OutsideConfig
  feeBasisPoints: number
  /** Above this an act on the money of an order needs two operators. */
  fourEyesCents: number
  /** As the terms name it; null where nobody said which. */
  governingLaw: string | null
  invoiceYears: number
  registryRetirementDays: number
  payments: PaymentConfig
  /** Through accounts at the payment provider, or by a file for the bank. */
  payoutsBy: 'bank' | 'stripe'
  /** Null where nobody said which: sellers cannot be paid, and buyers cannot pay by transfer. */
  bank: BankConfig | null
  /** Null unless configured: rates are then brought by an operator. */
  ratesUrl: string | null
  quotes: QuoteConfig
  invoicing: InvoicingConfig
  chain: ChainConfig
  /** Null unless configured: everything works without one. */
  languageModel: ModelConfig | null
  /** Where nightly backups go; null when none are made. */
  backupDir: string | null
  backupKey: string | null
  checkpointCopy: string | null
  checkpointMail: string | null
  /** Others who are asked to sign what our log signed; none unless configured. */
  witnesses: WitnessConfig[]
  alerts: AlertConfig
  /** Null unless configured: names are held against the imported list alone. */
  screening: ScreeningConfig | null
}

const readOpenId = (env: Environment): OpenIdConfig | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret) return null
  if (!issuer) return refuse('OIDC_ISSUER', 'is required when OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is set')
  if (!clientId) return refuse('OIDC_CLIENT_ID', 'is required when OIDC_ISSUER is set')
  if (!clientSecret) return refuse('OIDC_CLIENT_SECRET', 'is required when OIDC_ISSUER is set')
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret, name: env.OIDC_NAME }
}

const readModel = (env: Environment): ModelConfig | null => {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env
  if (!baseUrl && !apiKey && !model) return null
  if (!baseUrl) return refuse('LLM_BASE_URL', 'is required when LLM_MODEL or LLM_API_KEY is set')
  if (!model) return refuse('LLM_MODEL', 'is required when LLM_BASE_URL is set')
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey: apiKey ?? null,
    model,
    vision: env.LLM_VISION,
    pagesMax: env.LLM_PAGES_MAX,
    tokensMax: env.LLM_TOKENS_MAX,
    secondsMax: env.LLM_SECONDS_MAX,
  }
}

const readAlerts = (env: Environment): AlertConfig => {
  const { ALERT_MAIL: mail = null, ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = env
  if (!url && !secret) return { mail, webhook: null }
  if (!url) return refuse('ALERT_WEBHOOK_URL', 'is required when ALERT_WEBHOOK_SECRET is set')
  if (!secret) return refuse('ALERT_WEBHOOK_SECRET', 'is required when ALERT_WEBHOOK_URL is set')
  return { mail, webhook: { url, secret } }
}

const readScreening = ({ SCREENING_URL: url, SCREENING_KEY: key }: Environment): ScreeningConfig | null => {
  if (!url && !key) return null
  if (!url) return refuse('SCREENING_URL', 'is required when SCREENING_KEY is set')
  if (!key) return refuse('SCREENING_KEY', 'is required when SCREENING_URL is set')
  return { url, key }
}

/** An address that leads to this very machine, and from any other one nowhere. */
export const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const isSafeToSignInAt = (address: URL): boolean => address.protocol === 'https:' || isLocal(address)

/** Reads every setting once. A wrong one is named with what was expected, never with its value: it may be a secret. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  // An empty variable is an unset one: that is what `FOO= npm start` and most compose files mean.
  const set = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const [first] = parsed.error.issues
    return refuse(String(first?.path[0]), first?.message ?? 'is not valid')
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  if (production && !env.APP_SECRET)
    refuse('APP_SECRET', 'is required in production (at least 32 characters)')
  if (production && !env.PUBLIC_URL)
    refuse('PUBLIC_URL', 'is required in production (the https address of the site)')
  if (env.BACKUP_DIR && !env.BACKUP_KEY) refuse('BACKUP_KEY', 'is required when BACKUP_DIR is set')
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  if (production && !isSafeToSignInAt(new URL(publicUrl)))
    refuse('PUBLIC_URL', 'must be https in production, or cookies and passwords travel readable')
  if (production && env.OUTSIDE_PRIVATE)
    refuse('OUTSIDE_PRIVATE', 'must be 0 in production, or organisations reach into your network')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    refuse('DATABASE_URL', 'is required when DATABASE_DIRECT_URL is set')
  if (env.DATABASE_READ_URL && !env.DATABASE_DIRECT_URL)
    refuse('DATABASE_DIRECT_URL', 'is required when DATABASE_READ_URL is set')
  const roles = new Set(env.ROLE)
  if (roles.size < everyRole.length && !env.APP_SECRET)
    refuse('APP_SECRET', 'is required when ROLE is not all: every process must have the same')
  if (roles.size < everyRole.length && !env.STORAGE_URL)
    refuse('STORAGE_URL', 'is required when ROLE is not all: every process opens the same documents')
  const demo = env.DEMO ?? (!env.DATABASE_URL && !production)
  const payments = readPayments(env, !production || demo)
  if (env.PAYOUTS === 'stripe' && payments.provider === 'none')
    refuse('PAYOUTS', 'stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  return {
    production,
    livemode: true,
    testMarketsMax: env.TEST_MARKETS,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    storage: readStorage(env),
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    roles,
    drainMs: env.DRAIN_SECONDS * 1000,
    publicUrl,
    appSecret: env.APP_SECRET ?? null,
    demo,
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: readTracing(env),
    slowStatementMs: env.SLOW_QUERY_MS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    officeAddress: env.OFFICE_ADDRESS,
    socialLinks: env.SOCIAL_LINKS,
    openId: readOpenId(env),
    outside: { dnsServers: env.DNS_SERVERS, isPrivateAllowed: env.OUTSIDE_PRIVATE },
    feeBasisPoints: env.PLATFORM_FEE_BASIS_POINTS,
    fourEyesCents: env.FOUR_EYES_CENTS,
    governingLaw: env.GOVERNING_LAW ?? null,
    invoiceYears: env.INVOICE_YEARS,
    registryRetirementDays: env.REGISTRY_RETIREMENT_DAYS,
    payments,
    payoutsBy: env.PAYOUTS,
    bank: readBank(env, payments.provider === 'sandbox'),
    ratesUrl: env.RATES_URL ?? null,
    quotes: {
      days: env.QUOTE_DAYS,
      termDays: env.PAYMENT_TERM_DAYS,
      graceDays: env.PAYMENT_GRACE_DAYS,
      openMax: env.QUOTES_OPEN_MAX,
      creditsMax: env.QUOTE_CREDITS_MAX,
    },
    invoicing: readInvoicing(env, payments.provider === 'sandbox'),
    chain: readChain(env),
    languageModel: readModel(env),
    backupDir: env.BACKUP_DIR ?? null,
    backupKey: env.BACKUP_KEY ?? null,
    checkpointCopy: env.CHECKPOINT_COPY ?? null,
    checkpointMail: env.CHECKPOINT_MAIL ?? null,
    witnesses: (env.WITNESSES ?? []).map(([key, url]) => ({ key, url: url.replace(/\/$/, '') })),
    alerts: readAlerts(env),
    screening: readScreening(env),
  }
}

/** Invoices from this moment on must be kept. */
export const invoicesSince = ({ invoiceYears }: Pick<Config, 'invoiceYears'>, now: Date): Date => {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - invoiceYears)
  return since
}
