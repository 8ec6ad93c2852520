import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'

const flag = z.enum(['0', '1'], 'expected 0 or 1').transform((text) => text === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
const prefix = z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/, 'expected up to ten capital letters and digits')

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://…' }).optional(),
  PUBLIC_URL: address.optional(),
  APP_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: z.coerce.number('expected how many proxies').int().min(0).max(9).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z.string().min(3).default('Ledgerleaf <no-reply@example.com>'),
  SUPPORT_EMAIL: z.email().default('support@example.com'),
  SALES_EMAIL: z.email().default('sales@example.com'),
  OFFICE_ADDRESS: z
    .string()
    .min(1)
    .default('Ledgerleaf; 123 Example Street; Denver, CO 80202; United States'),
  SOCIAL_LINKS: z
    .string()
    .transform((text) => text.split(',').map((link) => link.trim()))
    .pipe(
      z
        .array(z.url({ protocol: /^https$/, error: 'expected https addresses, parted by commas' }))
        .max(8, 'expected at most 8 addresses'),
    )
    .default([]),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).default('Google'),
  PLATFORM_FEE_BASIS_POINTS: z.coerce
    .number('expected hundredths of a percent')
    .int('expected a whole number')
    .min(0)
    .max(10_000)
    .default(250),
  /** Above this, money that leaves the marketplace by hand needs two operators. */
  FOUR_EYES_CENTS: z.coerce
    .number('expected an amount in cents')
    .int('expected whole cents')
    .min(0)
    .max(2 ** 51 - 1)
    .default(1_000_000),
  /** Written into the terms, such as "the law of England and Wales". */
  GOVERNING_LAW: z.string().trim().min(3).max(200).optional(),
  /** For how many years the law demands that invoices are kept, also of somebody who was erased. */
  INVOICE_YEARS: z.coerce
    .number('expected a number of years')
    .int('expected whole years')
    .min(0)
    .max(100)
    .default(10),
  /** Business days within which a retirement is to be made at its registry too. */
  REGISTRY_RETIREMENT_DAYS: z.coerce
    .number('expected a number of business days')
    .int('expected whole days')
    .min(1)
    .max(250)
    .default(10),
  /** Which of its test cards the sandbox keeps on file: another shows what a declined payment looks like. */
  SANDBOX_CARD_ON_FILE: z
    .enum(['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'])
    .default('pm_card_visa'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, 'expected sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'expected whsec_…, several parted by commas')
    .optional(),
  /** How sellers are paid: by a file for the bank, or through their accounts at the payment provider. */
  PAYOUTS: z.enum(['bank', 'stripe'], 'expected bank or stripe').default('bank'),
  /** The account that buyers transfer to and sellers are paid from. */
  BANK_HOLDER: z.string().min(1).max(70).optional(),
  BANK_IBAN: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(isValidIBAN, 'expected an IBAN')
    .optional(),
  BANK_BIC: z.string().refine(isValidBIC, 'expected a BIC of 8 or 11 characters').optional(),
  /** Where the reference rates of the day are published, in the European Central Bank's form. */
  RATES_URL: address.optional(),
  /** For how many days a quote is valid, and its credits are held. */
  QUOTE_DAYS: z.coerce
    .number('expected a number of days')
    .int('expected whole days')
    .min(1)
    .max(60)
    .default(7),
  /** Within how many days an invoice is to be paid by transfer. */
  PAYMENT_TERM_DAYS: z.coerce
    .number('expected a number of days')
    .int('expected whole days')
    .min(1)
    .max(90)
    .default(14),
  /** For how many days after that the credits are still held. */
  PAYMENT_GRACE_DAYS: z.coerce
    .number('expected a number of days')
    .int('expected whole days')
    .min(1)
    .max(60)
    .default(7),
  /** How many quotes and invoices one account may have open, and how many credits they may hold together. */
  QUOTES_OPEN_MAX: z.coerce
    .number('expected a number')
    .int('expected a whole number')
    .min(1)
    .max(1000)
    .default(3),
  QUOTE_CREDITS_MAX: z.coerce
    .number('expected a number of credits')
    .int('expected whole credits')
    .min(1)
    .max(1_000_000_000)
    .default(10_000),
  /** Who issues the invoices. Lines of the address are parted by semicolons. */
  ISSUER_NAME: z.string().min(1).max(200).optional(),
  ISSUER_ADDRESS: z.string().min(1).max(500).optional(),
  ISSUER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'expected two capital letters, such as DE')
    .optional(),
  ISSUER_TAX_ID: z.string().min(1).max(60).optional(),
  /** Set where the issuer is registered for VAT; then the rate of its country is needed too. */
  ISSUER_VAT_ID: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, 'expected a country and its number, such as DE…'))
    .optional(),
  ISSUER_REGISTER: z.string().min(1).max(200).optional(),
  VAT_BASIS_POINTS: z.coerce
    .number('expected hundredths of a percent')
    .int('expected a whole number')
    .min(1)
    .max(10_000)
    .optional(),
  INVOICE_PREFIX: prefix.default('INV'),
  CREDIT_NOTE_PREFIX: prefix.default('CN'),
  FEE_INVOICE_PREFIX: prefix.default('FEE'),
  FEE_CREDIT_NOTE_PREFIX: prefix.default('FCN'),
  /** A service that knows the VAT numbers of the European Union; without it they are checked by form alone. */
  VIES_URL: address.optional(),
  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  /** Whether the model can look at pictures. */
  LLM_VISION: flag.default(false),
  /** What may be spent on one report. */
  LLM_PAGES_MAX: z.coerce.number('expected a number of pages').int().min(1).max(50).default(4),
  LLM_TOKENS_MAX: z.coerce
    .number('expected a number of tokens')
    .int()
    .min(5000)
    .max(1_000_000)
    .default(30_000),
  /** Backups are made every night where both are set. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .min(20, 'expected 64 hexadecimal digits, or a passphrase of 20 characters')
    .optional(),
  /** A folder on another machine that keeps the last checkpoint of the log. */
  CHECKPOINT_COPY: z.string().min(1).optional(),
  /** Who gets the checkpoint of the log by mail, once a day. */
  CHECKPOINT_MAIL: z.email().optional(),
  /** Who is told when something turns bad; the operators, unless others are named. */
  ALERT_MAIL: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email('expected addresses, parted by commas')).max(20, 'expected at most 20 addresses'))
    .optional(),
  ALERT_WEBHOOK_URL: address.optional(),
  ALERT_WEBHOOK_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  /** A service that holds names against lists of its own; the imported list is used whether or not there is one. */
  SCREENING_URL: address.optional(),
  SCREENING_KEY: z.string().min(1).optional(),
  LLM_SECONDS_MAX: z.coerce.number('expected seconds').int().min(1).max(300).default(30),
})

export type OpenIdConfig = { issuer: string; clientId: string; clientSecret: string; name: string }

/**
 * Who takes the money: Stripe, our own sandbox in which none moves, or nobody. In production the sandbox serves a demo
 * alone, or anyone could have credits for a test card.
 */
export type PaymentConfig =
  | { provider: 'stripe'; secretKey: string; webhookSecrets: string[]; live: boolean }
  | { provider: 'sandbox'; cardOnFile: string }
  | { provider: 'none' }

/** Our own account. The sandbox's is invented, and no money moves there. */
export type BankConfig = { holder: string; iban: string; bic: string; isSandbox: boolean }

/** How companies pay by invoice, and what may be held for them meanwhile. */
export type QuoteConfig = {
  days: number
  termDays: number
  graceDays: number
  openMax: number
  creditsMax: number
}

/** Who issues invoices. The demo's is invented and says so. */
export type IssuerConfig = {
  name: string
  address: string[]
  country: string
  taxId: string | null
  /** Null where the issuer is not registered for VAT. */
  vatId: string | null
  register: string | null
  isDemo: boolean
}

export type InvoicingConfig = {
  /** Null where nobody said who: then invoices say so too. */
  issuer: IssuerConfig | null
  /** The rate of the issuer's country; null where the issuer is not registered. */
  vatBasisPoints: number | null
  prefixes: { invoice: string; credit_note: string; fee_invoice: string; fee_credit_note: string }
  viesUrl: string | null
  /** No money moves here, and each invoice says so. */
  sandbox: boolean
}

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

/** A service that is asked about the names of sellers. */
export type ScreeningConfig = { url: string; key: string }

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  publicUrl: string
  /** Null until the secret kept under DATA_DIR is read or made. */
  appSecret: string | null
  demo: boolean
  /** How many reverse proxies of our own stand before us, each adding an address to `X-Forwarded-For`. */
  proxies: number
  logLevel: string
  metricsToken: string | null
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
  salesEmail: string
  /** Its lines are parted by semicolons. */
  officeAddress: string
  /** Where else this installation can be followed. */
  socialLinks: string[]
  openId: OpenIdConfig | null
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
  /** Null unless configured: everything works without one. */
  languageModel: ModelConfig | null
  /** Where nightly backups go; null when none are made. */
  backupDir: string | null
  backupKey: string | null
  checkpointCopy: string | null
  checkpointMail: string | null
  alerts: AlertConfig
  /** Null unless configured: names are held against the imported list alone. */
  screening: ScreeningConfig | null
}

export class ConfigError extends Error {}

const refuse = (variable: string, expectation: string): never => {
  throw new ConfigError(`${variable}: ${expectation}`)
}

const readOpenId = (env: z.infer<typeof Environment>): OpenIdConfig | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret) return null
  if (!issuer) return refuse('OIDC_ISSUER', 'is required when OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is set')
  if (!clientId) return refuse('OIDC_CLIENT_ID', 'is required when OIDC_ISSUER is set')
  if (!clientSecret) return refuse('OIDC_CLIENT_SECRET', 'is required when OIDC_ISSUER is set')
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret, name: env.OIDC_NAME }
}

const readPayments = (env: z.infer<typeof Environment>, sandboxAllowed: boolean): PaymentConfig => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey && !webhookSecret)
    return sandboxAllowed
      ? { provider: 'sandbox', cardOnFile: env.SANDBOX_CARD_ON_FILE }
      : { provider: 'none' }
  if (!secretKey) return refuse('STRIPE_SECRET_KEY', 'is required when STRIPE_WEBHOOK_SECRET is set')
  if (!webhookSecret) return refuse('STRIPE_WEBHOOK_SECRET', 'is required when STRIPE_SECRET_KEY is set')
  // Two secrets are valid while one is being replaced by the other.
  const webhookSecrets = webhookSecret.split(',').map((text) => text.trim())
  return { provider: 'stripe', secretKey, webhookSecrets, live: secretKey.includes('_live_') }
}

// Its bank code was given to no bank.
const sandboxBank: BankConfig = {
  holder: 'Ledgerleaf (sandbox)',
  iban: 'DE59000000000000004242',
  bic: 'SANDDEFF',
  isSandbox: true,
}

const readBank = (env: z.infer<typeof Environment>, isSandbox: boolean): BankConfig | null => {
  const { BANK_HOLDER: holder, BANK_IBAN: iban, BANK_BIC: bic } = env
  if (!holder && !iban && !bic) return isSandbox ? sandboxBank : null
  if (!holder) return refuse('BANK_HOLDER', 'is required when BANK_IBAN or BANK_BIC is set')
  if (!iban) return refuse('BANK_IBAN', 'is required when BANK_HOLDER or BANK_BIC is set')
  if (!bic) return refuse('BANK_BIC', 'is required when BANK_HOLDER or BANK_IBAN is set')
  return { holder, iban, bic, isSandbox: false }
}

const demoIssuer: IssuerConfig = {
  name: 'Ledgerleaf (demo, no such company)',
  address: ['123 Example Street', 'Denver, CO 80202'],
  country: 'US',
  taxId: null,
  vatId: null,
  register: null,
  isDemo: true,
}

const readIssuer = (env: z.infer<typeof Environment>, isSandbox: boolean): IssuerConfig | null => {
  const { ISSUER_NAME: name, ISSUER_ADDRESS: lines, ISSUER_COUNTRY: country } = env
  const given = [name, lines, country, env.ISSUER_TAX_ID, env.ISSUER_VAT_ID, env.ISSUER_REGISTER]
  if (given.every((one) => one === undefined)) return isSandbox ? demoIssuer : null
  if (!name) return refuse('ISSUER_NAME', 'is required when another ISSUER_… is set')
  if (!lines) return refuse('ISSUER_ADDRESS', 'is required when another ISSUER_… is set')
  if (!country) return refuse('ISSUER_COUNTRY', 'is required when another ISSUER_… is set')
  return {
    name,
    address: lines.split(';').map((line) => line.trim()),
    country,
    taxId: env.ISSUER_TAX_ID ?? null,
    vatId: env.ISSUER_VAT_ID ?? null,
    register: env.ISSUER_REGISTER ?? null,
    isDemo: false,
  }
}

const readInvoicing = (env: z.infer<typeof Environment>, isSandbox: boolean): InvoicingConfig => {
  const issuer = readIssuer(env, isSandbox)
  if (issuer?.vatId && !env.VAT_BASIS_POINTS)
    refuse('VAT_BASIS_POINTS', 'is required when ISSUER_VAT_ID is set (1900 is 19 percent)')
  if (env.VAT_BASIS_POINTS && !issuer?.vatId)
    refuse('ISSUER_VAT_ID', 'is required when VAT_BASIS_POINTS is set')
  const prefixes = {
    invoice: env.INVOICE_PREFIX,
    credit_note: env.CREDIT_NOTE_PREFIX,
    fee_invoice: env.FEE_INVOICE_PREFIX,
    fee_credit_note: env.FEE_CREDIT_NOTE_PREFIX,
  }
  if (new Set(Object.values(prefixes)).size < 4)
    refuse('INVOICE_PREFIX', 'each series of numbers needs a prefix of its own')
  return {
    issuer,
    vatBasisPoints: env.VAT_BASIS_POINTS ?? null,
    prefixes,
    viesUrl: env.VIES_URL?.replace(/\/$/, '') ?? null,
    sandbox: isSandbox,
  }
}

const readModel = (env: z.infer<typeof Environment>): ModelConfig | null => {
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

const readAlerts = (env: z.infer<typeof Environment>): AlertConfig => {
  const { ALERT_MAIL: mail = null, ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = env
  if (!url && !secret) return { mail, webhook: null }
  if (!url) return refuse('ALERT_WEBHOOK_URL', 'is required when ALERT_WEBHOOK_SECRET is set')
  if (!secret) return refuse('ALERT_WEBHOOK_SECRET', 'is required when ALERT_WEBHOOK_URL is set')
  return { mail, webhook: { url, secret } }
}

const readScreening = ({
  SCREENING_URL: url,
  SCREENING_KEY: key,
}: z.infer<typeof Environment>): ScreeningConfig | null => {
  if (!url && !key) return null
  if (!url) return refuse('SCREENING_URL', 'is required when SCREENING_KEY is set')
  if (!key) return refuse('SCREENING_KEY', 'is required when SCREENING_URL is set')
  return { url, key }
}

const isSafeToSignInAt = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

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
  const demo = env.DEMO ?? (!env.DATABASE_URL && !production)
  const payments = readPayments(env, !production || demo)
  if (env.PAYOUTS === 'stripe' && payments.provider === 'none')
    refuse('PAYOUTS', 'stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    appSecret: env.APP_SECRET ?? null,
    demo,
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    salesEmail: env.SALES_EMAIL,
    officeAddress: env.OFFICE_ADDRESS,
    socialLinks: env.SOCIAL_LINKS,
    openId: readOpenId(env),
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
    languageModel: readModel(env),
    backupDir: env.BACKUP_DIR ?? null,
    backupKey: env.BACKUP_KEY ?? null,
    checkpointCopy: env.CHECKPOINT_COPY ?? null,
    checkpointMail: env.CHECKPOINT_MAIL ?? null,
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
