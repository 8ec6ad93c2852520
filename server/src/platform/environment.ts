import { isIP } from 'node:net'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { tracingSettings } from './tracing-config.ts'

const flag = z.enum(['0', '1'], 'expected 0 or 1').transform((text) => text === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const database = z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://…' })
const address = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
/** An address, with a port after it or without. */
const isNameServer = (text: string): boolean =>
  isIP(text) > 0 ||
  (/^\[.+\]:\d+$|^[\d.]+:\d+$/.test(text) && isIP(text.replace(/:\d+$/, '').replace(/[[\]]/g, '')) > 0)
const prefix = z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/, 'expected up to ten capital letters and digits')

/** What a process may be there for. */
export const everyRole = ['web', 'worker', 'reader'] as const
export type ServerRole = (typeof everyRole)[number]

/** Every setting, as it is written. */
export const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where documents lie: a folder, or a bucket of a service that speaks the protocol of Amazon S3. */
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/, error: 'expected s3://bucket/prefix or file:///folder' })
    .optional(),
  /** Of that service; Amazon's own unless set. */
  STORAGE_ENDPOINT: address.optional(),
  STORAGE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'expected a region, such as eu-central-1')
    .default('us-east-1'),
  /** Under the names that every tool for it reads. */
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DATABASE_URL: database.optional(),
  /** Where a pooler stands behind DATABASE_URL: PostgreSQL itself, for what needs a session of its own. */
  DATABASE_DIRECT_URL: database.optional(),
  /** The same pooler as somebody who may only read; without it what only shows things goes past the pooler. */
  DATABASE_READ_URL: database.optional(),
  /** What this process does: everything, or some of serving people, doing jobs and reading reports. */
  ROLE: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .transform((names) => (names.length === 1 && names[0] === 'all' ? [...everyRole] : names))
    .pipe(z.array(z.enum(everyRole, 'expected all, or a list of web, worker and reader')))
    .default([...everyRole]),
  /** For how long a process that was told to stop goes on answering while /readyz sends people elsewhere. */
  DRAIN_SECONDS: z.coerce.number('expected seconds').min(0).max(60).default(0.5),
  PUBLIC_URL: address.optional(),
  APP_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: z.coerce.number('expected how many proxies').int().min(0).max(9).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ...tracingSettings,
  /** From how many milliseconds on a statement is called slow. */
  SLOW_QUERY_MS: z.coerce.number('expected milliseconds').int().min(1).max(60_000).default(500),
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
  /** Which name servers are asked about the domains of organisations; those of the operating system unless set. */
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .pipe(z.array(z.string().refine(isNameServer, 'expected IP addresses, parted by commas')).max(5))
    .default([]),
  /** Lets addresses that organisations give be private ones, and http: for tests and closed networks. */
  OUTSIDE_PRIVATE: flag.default(false),
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
  /** For how many organisations a market for test keys is made; 0 for none. */
  TEST_MARKETS: z.coerce
    .number('expected a number')
    .int('expected a whole number')
    .min(0)
    .max(1000)
    .default(50),
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
  /** Which chain repeats the ledger; by RPC where an address is given. */
  CHAIN: z.enum(['local', 'rpc', 'off'], 'expected local, rpc or off').optional(),
  CHAIN_RPC_URL: address.optional(),
  CHAIN_ID: z.coerce.number('expected the number of a chain').int().min(1).optional(),
  CHAIN_NAME: z.string().trim().min(1).max(60).optional(),
  CHAIN_KEY: z
    .string()
    .transform((text) => (text.startsWith('0x') ? text : `0x${text}`).toLowerCase())
    .pipe(z.string().regex(/^0x[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'))
    .optional(),
  CHAIN_KEYSTORE: z.string().min(1).optional(),
  CHAIN_KEYSTORE_PASSWORD: z.string().min(1).optional(),
  CHAIN_CONTRACT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'expected 0x and 40 hexadecimal digits')
    .optional(),
  /** How many blocks, its own among them, make an entry confirmed. */
  CHAIN_CONFIRMATIONS: z.coerce
    .number('expected a number of blocks')
    .int('expected whole blocks')
    .min(1)
    .max(1000)
    .optional(),
  /** How often the signed state of the log is anchored, if it grew. */
  CHAIN_ANCHOR_SECONDS: z.coerce
    .number('expected seconds')
    .int('expected whole seconds')
    .min(1)
    .max(7 * 86_400)
    .optional(),
  /** How long credits that were paid by card wait before they may leave for a wallet; 0 for not at all. */
  CARD_WITHDRAWAL_HOURS: z.coerce
    .number('expected hours')
    .int('expected whole hours')
    .min(0)
    .max(180 * 24)
    .optional(),
  CHAIN_EXPLORER_URL: address.optional(),
  CHAIN_PUBLIC_RPC_URL: address.optional(),
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
  /** Others who sign what our log signed: the key of each and where it is asked, parted by a space, and each by a comma. */
  WITNESSES: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => one.split(/\s+/)),
    )
    .pipe(
      z
        .array(
          z.tuple([
            z
              .string()
              .regex(/^[^+\s]+\+[0-9a-f]{8}\+\S+$/, 'expected name+id+key and an address for each witness'),
            address,
          ]),
          'expected name+id+key and an address for each witness',
        )
        .max(16, 'expected at most 16 witnesses'),
    )
    .optional(),
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
export type Environment = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** Names the setting and what was expected, never its value: it may be a secret. */
export const refuse = (variable: string, expectation: string): never => {
  throw new ConfigError(`${variable}: ${expectation}`)
}
