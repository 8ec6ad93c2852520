import { randomUUID } from 'node:crypto'
import { countedCredits, type OffsetStanding, standingsOf } from '@ledgerleaf/contract/offset-standing'
import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { writeCell } from '@ledgerleaf/contract/report-cells'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawMail } from '../../platform/mail/draw-mail.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { certificateMail } from '../../use/retirements/certificate-mail.ts'
import {
  findCertificate,
  findForOthers,
  findRetiredTonnes,
  findRetirements,
  findStatusPosition,
  findUncounted,
  retireCredits,
} from '../../use/retirements/index.ts'
import { readReportData } from '../reports/report-data.ts'
import { writeReport } from '../reports/write-report.ts'
import { buyerQueries } from './buyer-queries.ts'
import { findPortfolio } from './find-portfolio.ts'
import { sellerQueries } from './seller-queries.ts'

let database: TestDatabase
const buyerId = randomUUID()
const sellerId = randomUUID()
beforeAll(async () => {
  database = await testDatabase()
  for (const [at, change] of Object.values(changes).entries()) await retire(10 ** at, change)
  const done = changes['done by an operator'] ?? {}
  await retire(5, done, { reason: 'third_party' })
  await retire(2, done, { onBehalfOf: 'Another Company Ltd' })
})
afterAll(() => database.drop())

/** Everything that can be known of a retirement and of its batch, as the tables hold it. */
const changes: Record<string, { task?: string; backing?: string }> = {
  pending: {},
  'taken on': { task: `state = 'instructed', assigned_to = gen_random_uuid()` },
  'done by an operator': {
    task: `state = 'done', confirmed_by = 'operator', reference = 'R-1', settled_at = now(), retired_on = '2026-03-02'`,
  },
  'done by a file, the batch contradicted': {
    task: `state = 'done', confirmed_by = 'file', settled_at = now(), retired_on = '2026-03-02', file_as_of = '2026-03-20'`,
    backing: `state = 'contradicted', reason = 'retired'`,
  },
  'could not be done': { task: `state = 'failed', settled_at = now(), failure = 'The account is closed'` },
  'contradicted while pending': { task: `contradiction = 'x', contradicted_on = '2026-03-20'` },
  'contradicted after an operator entered it': {
    task: `state = 'done', confirmed_by = 'operator', reference = 'R-1', settled_at = now(), retired_on = '2026-03-02', contradiction = 'x', contradicted_on = '2026-03-20'`,
  },
  'the batch is contradicted': { backing: `state = 'contradicted', reason = 'cancelled'` },
  'nothing stands behind the batch': { backing: `state = 'missing', reason = 'no_records'` },
}

/** Done at the registry, and somebody else's offset: by the reason, or by whom it was done on behalf of. */
const forOthers = 7

const retire = async (
  quantity: number,
  { task, backing }: { task?: string; backing?: string },
  more: { reason?: 'other' | 'third_party'; onBehalfOf?: string } = {},
) => {
  const { batch, listing } = await offerCredits(database.db, { sellerId, issued: quantity, listed: quantity })
  await buyCredits(database.db, buyerId, listing.id, quantity)
  const words = { beneficiary: 'A Company', reason: 'other', purpose: 'Travel', ...more } as const
  const wish = { batchId: batch.id, quantity: Credits.parse(quantity), ...words }
  const { id } = await inTransaction(database.db, (tx) => retireCredits(tx, buyerId, wish, marketNow))
  if (task)
    await database.pool.query(`update registry_retirements set ${task} where retirement_id = $1`, [id])
  if (backing) await database.pool.query(`update backings set ${backing} where batch_id = $1`, [batch.id])
}

const total = (
  standings: readonly OffsetStanding[],
  told: readonly { standing: OffsetStanding; credits: number }[],
) => told.reduce((sum, { standing, credits }) => (standings.includes(standing) ? sum + credits : sum), 0)

test('dashboards, claims, reports, credentials and mails count the same tonnes as an offset', async () => {
  const others = await findForOthers(database.db, buyerId)
  const retirements = (await findRetirements(database.db, buyerId)).filter(({ id }) => !others.has(id))
  expect(retirements).toHaveLength(Object.keys(changes).length)
  const told = retirements.flatMap(standingsOf)
  const counted = countedCredits(retirements)
  // By their powers of ten: done by an operator, and done by a file.
  expect(counted).toBe(1100)
  expect(new Set(told.map(({ standing }) => standing)).size).toBe(5)

  const uncounted = total(['failed', 'contradicted', 'not_backed'], told)
  const pending = total(['pending'], told)
  expect(await buyerQueries(database.db).findOffset(buyerId)).toEqual({
    offsetTonnes: counted,
    pendingTonnes: pending,
    uncountedTonnes: uncounted + forOthers,
  })
  expect(await sellerQueries(database.db).findOffset(sellerId)).toMatchObject({
    offsetTonnes: counted + forOthers,
  })

  const parts = await findPortfolio(database.db, buyerId)
  const sumOf = (key: 'retiredCredits' | 'pendingCredits') => parts.reduce((sum, part) => sum + part[key], 0)
  expect(sumOf('pendingCredits')).toBe(pending)
  expect(sumOf('retiredCredits')).toBe(counted + pending + uncounted + forOthers)

  const year = { periodStartsOn: '2026-01-01', periodEndsOn: '2026-12-31' }
  expect((await findRetiredTonnes(database.db, buyerId, year)).facts).toMatchObject({
    retiredTonnes: counted,
    pendingTonnes: pending,
    contradictedTonnes: total(['contradicted', 'failed'], told),
    unbackedTonnes: total(['not_backed'], told),
  })

  const report = writeReport(
    'auditor',
    await readReportData(database.db, buyerId, {
      company: 'A Company',
      period: { from: '2026-01-01', to: '2026-12-31' },
      footprint: null,
      verification: null,
      publicUrl: 'https://ledger.example',
      isSandbox: false,
      now: new Date('2027-08-01T00:00:00Z'),
    }),
  )
  const row = report.sections
    .flatMap(({ rows }) => rows)
    .find(({ cells }) => cells.some((cell) => writeCell(cell) === 'Of these counted as offsets'))
  expect(row?.cells.find(({ is }) => is === 'credits')).toMatchObject({ credits: counted })

  expect(report.made.leftOut).toContainEqual(
    expect.objectContaining({ what: 'Retired on behalf of a third party', credits: forOthers }),
  )

  const revoked = (await findUncounted(database.db, 0, 1000)) ?? []
  for (const retirement of retirements) {
    const [{ standing } = { standing: 'pending' }] = standingsOf(retirement)
    const position = await findStatusPosition(database.db, retirement.id)
    expect([standing, revoked.includes(position ?? -1)]).toEqual([standing, standing !== 'counted'])
    const certificate = await findCertificate(database.db, retirement.id)
    const sender = { publicUrl: 'http://127.0.0.1', supportEmail: 'support@example.org' }
    const mail = certificateMail(sender.publicUrl, 'a@example.org', [certificate as never], 0)
    const { text } = drawMail(mail, sender)
    const isSaid = /They count once|could not be retired at|speak against|No registry’s record/.test(text)
    expect([standing, isSaid]).toEqual([standing, standing !== 'counted'])
    if (standing === 'pending') expect(text).toContain(offsetRule)
  }
})
