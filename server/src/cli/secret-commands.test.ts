import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameLog } from '../log/name-log.ts'
import { readConfig } from '../platform/config.ts'
import { seal, unseal } from '../platform/seal.ts'
import { inTransaction } from '../platform/transaction.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'
import { runAdmin } from './run-admin.ts'

const newSecret = 'another secret of forty characters, at last'
let site: TestSite
let folder: string

beforeAll(async () => {
  site = await testSite()
  folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-secret-'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const change = async (before: string, after = newSecret) => {
  const file = join(folder, 'before')
  await writeFile(file, `${before}\n`)
  const config = readConfig({ DATABASE_URL: site.url, APP_SECRET: after })
  return runAdmin(config, pino({ level: 'silent' }), ['change-secret', file])
}

const readColumn = async (statement: string): Promise<{ owner: string; sealed: string }[]> =>
  (await site.pool.query(statement)).rows

test('what was sealed under the old secret opens under the new one, once, and nothing of it is lost', async () => {
  await inTransaction(site.db, (tx) =>
    nameLog(tx, { publicUrl: 'https://market.example', secret: site.secret }, new Date()),
  )
  // An operator shows a second factor: the app that makes their codes was added with the site's secret.
  await signInAs(site, 'keeper@example.org', ['operator'])
  const { rows: parties } = await site.pool.query<{ id: string }>('select id from parties')
  const sellerId = parties[0]?.id ?? ''
  const account = seal({ secret: site.secret, purpose: 'ledgerleaf payout details', owner: sellerId }, '{}')
  await site.pool.query(
    `insert into seller_details (seller_id, payout_sealed, payout_ending, updated_at) values ($1, $2, '1234', now())`,
    [sellerId, account],
  )
  const factors = `select user_id::text as owner, totp_sealed as sealed from factors where totp_sealed is not null`
  const [before] = await readColumn(factors)
  const ofFactor = { purpose: 'ledgerleaf second factor', owner: before?.owner ?? '' } as const
  const letters = unseal({ ...ofFactor, secret: site.secret }, before?.sealed ?? '')

  const said = await change(site.secret)
  expect(said).toContain('bank accounts of sellers: 1')
  expect(said).toContain('apps that make codes: 1')

  const [after] = await readColumn(factors)
  expect(unseal({ ...ofFactor, secret: newSecret }, after?.sealed ?? '')).toBe(letters)
  expect(() => unseal({ ...ofFactor, secret: site.secret }, after?.sealed ?? '')).toThrow()
  const [kept] = await readColumn(
    'select seller_id::text as owner, payout_sealed as sealed from seller_details',
  )
  const ofSeller = { purpose: 'ledgerleaf payout details', owner: sellerId } as const
  expect(unseal({ ...ofSeller, secret: newSecret }, kept?.sealed ?? '')).toBe('{}')

  expect(await change(site.secret)).toContain('apps that make codes: 0')
  expect(await readColumn(factors)).toEqual([after])
})

test('a secret the installation never had changes nothing, and says so', async () => {
  await expect(change('some other secret of forty characters here')).rejects.toThrow('nothing was changed')
  await expect(change(newSecret)).rejects.toThrow('Both secrets are the same')
  const config = readConfig({ DATABASE_URL: site.url, APP_SECRET: newSecret })
  await expect(runAdmin(config, pino({ level: 'silent' }), ['change-secret'])).rejects.toThrow(
    'Name the file that holds the secret of before',
  )
})

test('every column that holds something sealed is one that is sealed anew', async () => {
  const { rows } = await site.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (column_name like '%sealed' or column_name = 'client_secret') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'factors.totp_sealed',
    'organisation_providers.client_secret',
    'payouts.account_sealed',
    'seller_details.payout_sealed',
    'store_keys.sealed',
    'webhook_endpoints.former_secret_sealed',
    'webhook_endpoints.secret_sealed',
  ])
})
