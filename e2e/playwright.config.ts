import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { freePort } from '../server/src/testing/free-port.ts'
import { browserArguments, findBrowser } from './support/find-browser.ts'

// Playwright reads this file again in every worker; what the first reading chose is handed on in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_OPENID_PORT ??= String(await freePort())
process.env.E2E_BROWSER ??= await findBrowser()
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-e2e-'))
  chmodSync(process.env.E2E_DATA_DIR, 0o755)
}

const origin = `http://localhost:${process.env.E2E_PORT}`
const provider = `http://localhost:${process.env.E2E_OPENID_PORT}`

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
const sameOnEveryWidth =
  '(activity|analysis|approval|backing|chain|checkout|claims|climate|contact|cover|dashboards|documents|factors|identity|inventory|invoice|notices|openid|operator|orders|organisation|payouts|photographs|plans|programme|public-pages|found-blocks|question|registry-retirements|report|retirement|returns|seller-check|seller-steps|tour|wallets|wording)'
/** What a page does is the same at every width: of those files only what is about a phone runs on one. */
const onPhone = new RegExp(`@phone|^(?!.*\\b${sameOnEveryWidth}[.]spec[.]ts)`)

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/prepare-operators.ts',
  fullyParallel: true,
  // More than two cores, since each waits for frames and quiet networks four tenths of its time.
  workers: 4,
  timeout: 90_000,
  // What is awaited comes, and on a machine that has much else to do it comes later.
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: origin,
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserArguments },
    screenshot: 'only-on-failure',
    // A trace costs a fifth of the run; TRACE=1 keeps one of what fails.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 860 } } },
    { name: 'phone', grep: onPhone, grepInvert: /@wide/, use: phone },
  ],
  webServer: [
    {
      command: `npx tsx support/open-id-provider.ts ${process.env.E2E_OPENID_PORT}`,
      url: `${provider}/.well-known/openid-configuration`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node ../server/dist/main.js',
      url: `${origin}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        OIDC_ISSUER: provider,
        OIDC_CLIENT_ID: 'ledgerleaf',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_NAME: 'Google',
        // Programs that are told of what happens stand on this machine.
        OUTSIDE_PRIVATE: '1',
        LOG_LEVEL: 'warn',
        // Tests wait for documents beside browsers that never pause.
        READER_NICENESS: '0',
        // Each test names an address of its own, so that rate limits do not run together.
        TRUST_PROXY: '1',
      },
    },
  ],
})
