import { type Environment, refuse } from './environment.ts'

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

export const readPayments = (env: Environment, sandboxAllowed: boolean): PaymentConfig => {
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

export const readBank = (env: Environment, isSandbox: boolean): BankConfig | null => {
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

const readIssuer = (env: Environment, isSandbox: boolean): IssuerConfig | null => {
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

export const readInvoicing = (env: Environment, isSandbox: boolean): InvoicingConfig => {
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
