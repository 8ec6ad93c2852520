import path from 'node:path'
import type { Config } from '../platform/config.ts'

/**
 * The settings of a test market: those of the market beside it, and nothing by which it would reach anybody. No bank, no
 * payment provider but the sandbox, no mail, no chain, no witness, no service that is asked about companies or people.
 */
export const testConfig = (config: Config, dataDir: string, organisationId: string): Config => ({
  ...config,
  livemode: false,
  dataDir: path.join(dataDir, 'test-markets', organisationId),
  storage: { kind: 'folder', folder: null },
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  host: '127.0.0.1',
  port: 0,
  drainMs: 0,
  metricsToken: null,
  tracing: null,
  smtpUrl: null,
  openId: null,
  demo: true,
  payments:
    config.payments.provider === 'sandbox'
      ? config.payments
      : { provider: 'sandbox', cardOnFile: 'pm_card_visa' },
  payoutsBy: 'bank',
  bank: {
    holder: 'Ledgerleaf (test market)',
    iban: 'DE59000000000000004242',
    bic: 'SANDDEFF',
    isSandbox: true,
  },
  ratesUrl: null,
  invoicing: { ...config.invoicing, viesUrl: null, sandbox: true },
  chain: { ...config.chain, kind: 'off' },
  languageModel: null,
  backupDir: null,
  backupKey: null,
  checkpointCopy: null,
  checkpointMail: null,
  witnesses: [],
  alerts: { mail: [], webhook: null },
  screening: null,
})
