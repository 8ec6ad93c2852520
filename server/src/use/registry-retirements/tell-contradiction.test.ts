import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { matchBackingTask, recordsImportedTask } from '../../supply/registry-records/index.ts'
import { doTask } from '../../testing/do-task.ts'
import { importRetirements, type RetiredBlock } from '../../testing/registry-file.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { retireCredits } from '../retirements/index.ts'

const registry = 'Test Registry'
const buyer = 'bea@example.org'
const operator = 'ona@example.org'
let site: TestSite
let buyerId: string
beforeAll(async () => {
  site = await testSite()
  const password = 'correct-horse-battery'
  await site.identity.createPerson({ email: operator, password, name: 'Ona', roles: ['operator'] })
  await site.identity.createPerson({ email: buyer, password, name: 'Bea', roles: ['buyer'] })
  const { rows } = await site.pool.query('select id from users where email = $1', [buyer])
  buyerId = rows[0].id
})
afterAll(() => site.close())

const buy = async () => {
  const { listing, batch, project } = await offerCredits(site.db)
  await buyCredits(site.db, buyerId, listing.id, 10)
  return { batchId: batch.id, prefix: project.name }
}
const bring = async (blocks: readonly RetiredBlock[], asOf: string) => {
  const fileId = (await importRetirements(site.db, registry, blocks, asOf)) ?? ''
  await doTask(site.handlers, recordsImportedTask, { registry, fileId })
  await doTask(site.handlers, matchBackingTask, { registry })
}
const count = async (to: string, words: string) => {
  const mails = await site.mailsTo(to)
  return mails.filter(({ subject }) => subject.includes(words)).length
}

test('a file that speaks against a retirement is told to its buyer and to operators, once, and when it no longer does', async () => {
  const { batchId, prefix } = await buy()
  const words = { beneficiary: 'Heron Foods', reason: 'other', purpose: 'Travel' } as const
  const wish = { batchId, quantity: Credits.parse(10), ...words }
  await inTransaction(site.db, (tx) => retireCredits(tx, buyerId, wish, marketNow))
  const other = { prefix, first: 1, last: 4, on: '2026-01-05', beneficiary: 'Someone Else', id: 'x-1' }
  await bring([other], '2026-03-24')
  const told = await site.mailTo(buyer, 'says otherwise about your retirement')
  expect(told.text).toContain('file of Mar 24, 2026 shows 4 of these credits retired on Jan 5, 2026')
  expect(told.text).toContain('What happens next')
  expect(told.text).toContain('they count as no offset')
  const found = await site.mailTo(operator, `speaks against a retirement of ${prefix}`)
  expect(found.text).toContain('shows 4 of these credits')
  // The same in the next file is no news; what it shows beyond that is.
  await bring([other, { ...other, prefix: `${prefix} B` }], '2026-04-24')
  await bring([other, { ...other, first: 5, last: 6, id: 'x-2' }], '2026-05-24')
  const more = await site.mailTo(buyer, 'says otherwise about your retirement')
  expect(more.text).toContain('file of May 24, 2026 shows 6 of these credits')
  expect(await count(buyer, 'says otherwise')).toBe(0)
  const far = [
    { ...other, first: 901, last: 904 },
    { ...other, first: 905, last: 906, id: 'x-2' },
  ]
  await bring(far, '2026-06-24')
  expect((await site.mailTo(buyer, 'no longer speaks against')).text).toContain('pending')
})

test('each finding against credits that are held is told to operators, also while the check is bad already', async () => {
  for (const asOf of ['2026-07-24', '2026-08-24']) {
    const { prefix } = await buy()
    await bring(
      [{ prefix, first: 1, last: 3, on: '2026-02-05', beneficiary: 'Someone Else', id: prefix }],
      asOf,
    )
    const found = await site.mailTo(operator, `speaks against credits of ${prefix}`)
    expect(found.text).toContain('Buyers hold 3 credits of them and were told')
    expect((await site.mailTo(buyer, `About your credits of ${prefix}`)).text).toContain(
      'replacement or your money',
    )
  }
})
