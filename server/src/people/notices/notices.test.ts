import { randomUUID } from 'node:crypto'
import type { NoticeMail } from '@ledgerleaf/contract/notice-kinds'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { mailsTo } from '../../testing/test-mails.ts'
import { newPerson } from '../../testing/test-person.ts'
import { chooseMails, stopNoticeMails } from './choose-mails.ts'
import { findDayReaders, mailDay, mailNotice } from './mail-notices.ts'
import { findNotices } from './notice-queries.ts'
import { notify } from './notify.ts'
import { sweepNoticesOfLeavers, sweepOldNotices } from './sweep-notices.ts'

const { db, pool, drop } = await testDatabase()
afterAll(drop)

const sender = { publicUrl: 'https://ledgerleaf.example', secret: 'a secret of the test' }
const now = new Date('2026-05-04T06:40:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const proved = async () => {
  const id = await newPerson(pool)
  await pool.query('update users set email_verified = true where id = $1', [id])
  return id
}
const join = async (role: string, endsOn: string | null = null) => {
  const id = await proved()
  await pool.query(
    'insert into memberships (organisation_id, person_id, role, ends_on) values ($1, $2, $3, $4)',
    [company, id, role, endsOn],
  )
  return id
}
type Told = Parameters<typeof notify>[1]

let company: string
let finance: string
let viewer: string
beforeEach(async () => {
  company = await proved()
  finance = await join('finance')
  viewer = await join('viewer')
})

const tell = (more: Partial<Told> = {}, at = now) =>
  inTransaction(db, (tx) =>
    notify(
      tx,
      {
        organisationId: company,
        to: 'buy',
        kind: 'orders',
        key: `order-paid:${randomUUID()}`,
        title: 'An order was paid',
        words: 'Forty tonnes are yours.',
        href: '/orders',
        ...more,
      },
      at,
    ),
  )
const seenBy = async (personId: string, organisationId = company) =>
  (await findNotices(db, { personId, organisationId }, {})).notices.map(({ title }) => title)
const choose = (personId: string, mail: NoticeMail) => chooseMails(db, personId, [{ kind: 'orders', mail }])
const mailAll = async (personId: string, at = now) => {
  const { rows } = await pool.query<{ id: string }>(`select id from notices where person_id = $1`, [personId])
  for (const { id } of rows) await inTransaction(db, (tx) => mailNotice(tx, id, sender, at))
  await inTransaction(db, (tx) => mailDay(tx, personId, sender, at))
  return mailsTo(pool, personId).then((subjects) => subjects.filter(Boolean))
}

test('each member whose role allows it is told, and nobody else: no viewer, no stranger, no auditor of yesterday', async () => {
  const stranger = await proved()
  const over = await join('auditor', '2020-01-01')
  await tell()
  expect(await seenBy(company)).toEqual(['An order was paid'])
  expect(await seenBy(finance)).toEqual(['An order was paid'])
  expect(await seenBy(viewer)).toEqual([])
  await tell({ to: 'read', title: 'For all' })
  expect(await seenBy(viewer)).toEqual(['For all'])
  for (const nobody of [stranger, over]) {
    expect(await seenBy(nobody)).toEqual([])
    expect(await seenBy(nobody, nobody)).toEqual([])
  }
})

test('by name only members are told, and whoever did it is not', async () => {
  const stranger = await proved()
  await tell({ to: { personIds: [viewer, stranger, finance] }, by: finance })
  expect(await seenBy(viewer)).toHaveLength(1)
  expect([...(await seenBy(stranger)), ...(await seenBy(finance)), ...(await seenBy(company))]).toEqual([])
})

test('two processes that tell the same at once tell it once, and so does whoever tells it again', async () => {
  await Promise.all(Array.from({ length: 8 }, () => tell({ key: 'order-paid:1' })))
  await tell({ key: 'order-paid:1', title: 'Told again' })
  expect(await seenBy(company)).toEqual(['An order was paid'])
  expect(await seenBy(finance)).toEqual(['An order was paid'])
})

test('of another organisation one sees how much is unread, and loses even that with the membership', async () => {
  await tell()
  const elsewhere = async () =>
    (await findNotices(db, { personId: finance, organisationId: finance }, {})).elsewhere
  expect(await elsewhere()).toEqual([{ organisationId: company, unread: 1 }])
  await pool.query('delete from memberships where organisation_id = $1 and person_id = $2', [
    company,
    finance,
  ])
  expect(await elsewhere()).toEqual([])
  await sweepNoticesOfLeavers(db, company)
  expect(await seenBy(finance)).toEqual([])
  expect(await seenBy(company)).toHaveLength(1)
})

test('the mail of the day is one for all that is unread, and two processes write one', async () => {
  await tell()
  await tell({ kind: 'quotes' })
  expect(await findDayReaders(db)).toContain(finance)
  await Promise.all([1, 2].map(() => inTransaction(db, (tx) => mailDay(tx, finance, sender, now))))
  expect(await mailsTo(pool, finance)).toEqual([expect.stringMatching(/^2 things you have not read at “/)])
  await tell()
  expect(await mailAll(finance)).toHaveLength(1)
  expect(await mailAll(finance, later(1))).toHaveLength(2)
})

test('what is wanted at once comes at once and not again with the day', async () => {
  await choose(finance, 'at_once')
  await tell()
  expect(await mailAll(finance)).toEqual(['An order was paid'])
  expect(await mailAll(finance, later(1))).toHaveLength(1)
})

test('a kind that is switched off is not mailed, also where it was switched off before the mail left', async () => {
  await choose(finance, 'never')
  await tell()
  await tell({}, later(1))
  await choose(company, 'daily')
  await stopNoticeMails(db, company)
  expect([...(await mailAll(finance, later(1))), ...(await mailAll(company, later(1)))]).toEqual([])
  expect(await seenBy(finance)).toHaveLength(2)
})

test('whoever gets a mail of its own about the fact gets no second one', async () => {
  await choose(company, 'at_once')
  await tell({ mailed: 'contact' })
  await tell({ mailed: { personIds: [finance] }, kind: 'quotes', to: { personIds: [finance] } })
  expect(await mailAll(company)).toEqual([])
  expect(await mailAll(finance)).toEqual(['New: An order was paid'])
})

test('an address that is not proved is not written to', async () => {
  await pool.query('update users set email_verified = false where id = $1', [finance])
  await tell()
  expect(await mailAll(finance)).toEqual([])
})

test('pages follow each other without a gap, and what is older than four hundred days is forgotten', async () => {
  for (let at = 0; at < 35; at += 1) await tell({ title: `No. ${at}` }, at % 3 ? now : later(-401))
  const own = { personId: finance, organisationId: company }
  const first = await findNotices(db, own, {})
  const second = await findNotices(db, own, { cursor: first.next ?? '' })
  expect(new Set([...first.notices, ...second.notices].map(({ id }) => id)).size).toBe(35)
  expect([first.unread, second.next]).toEqual([35, null])
  await sweepOldNotices(db, now)
  expect((await findNotices(db, own, {})).unread).toBe(23)
})
