import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { topicNames, topicOf } from '@ledgerleaf/contract/entry-words'
import { LogEntryPage, type LogPage, LogState, logEntriesPerPage } from '@ledgerleaf/contract/log'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { toHex } from '@ledgerleaf/provenance/hex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSequencer } from '../../log/run-sequencer.ts'
import { newHolder, retireWords } from '../../testing/test-holder.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
/** Until every entry stands in a signed state. */
let sign: () => Promise<unknown>
const dataDir = mkdtempSync(path.join(tmpdir(), 'log-page-'))
beforeAll(async () => {
  site = await testSite()
  const secret = 'a secret of forty characters for the test'
  sign = (await openSequencer({ db: site.db, dataDir, publicUrl: 'https://credits.example', secret }))
    .sequence
})
afterAll(async () => {
  await site.close()
  rmSync(dataDir, { recursive: true })
})

const state = async () => LogState.parse((await site.browser().get('/api/log')).json())
const read = async (query: string): Promise<LogPage> =>
  (await site.browser().get(`/api/log/entries?${query}`)).json()

test('anyone reads the size of the log, what was signed and when, and turns its pages from the newest entry to the first', async () => {
  for (let turn = 0; turn < 9; turn++) await newHolder(site, 2)
  await sign()
  const { signed, keys, origin } = await state()
  const size = signed?.size ?? 0
  expect(size).toBeGreaterThan(logEntriesPerPage)
  expect(signed?.note.split('\n').slice(0, 2)).toEqual([origin, String(size)])
  expect(keys.length).toBeGreaterThan(0)
  const seen: number[] = []
  for (let before = size; ; ) {
    const { entries, next } = await read(`before=${before}`)
    seen.push(...entries.map(({ index }) => index))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual(Array.from({ length: size }, (_, at) => size - 1 - at))
})

test('an entry is found by its number, its id, and by the certificate it is for, and names no person', async () => {
  const { browser, batchId, personId } = await newHolder(site, 4)
  const body = { ...retireWords, batchId, quantity: 3, beneficiary: 'Quillon Works' }
  const made = await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  const { id } = made.json()
  await sign()
  const byCertificate = await read(
    `find=${encodeURIComponent(`https://anywhere.example/certificates/${id}`)}`,
  )
  expect(byCertificate.entries).toEqual([
    expect.objectContaining({ kind: 'retire', credits: 3, certificateId: id }),
  ])
  const [entry] = byCertificate.entries
  expect((await read(`find=${entry?.index}`)).entries).toEqual(byCertificate.entries)
  expect((await read(`find=${entry?.entryId}`)).entries).toEqual(byCertificate.entries)
  const told = JSON.stringify(byCertificate)
  for (const secret of [personId, 'Quillon', '@']) expect(told).not.toContain(secret)
  for (const nothing of ['quillon', '99999999', randomUUID()])
    expect((await read(`find=${nothing}`)).entries).toEqual([])
})

test('the log is looked through by topic: each page holds that topic alone, and together they hold every entry', async () => {
  await newHolder(site, 2)
  await sign()
  const size = (await state()).signed?.size ?? 0
  const seen: number[] = []
  for (const topic of topicNames)
    for (let before: number | null = size; before !== null; ) {
      const page: LogPage = await read(`about=${topic}&before=${before}`)
      for (const { kind } of page.entries) expect(topicOf(kind)).toBe(topic)
      seen.push(...page.entries.map(({ index }) => index))
      before = page.next
    }
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index))
  expect((await site.browser().get('/api/log/entries?about=people')).statusCode).toBe(400)
})

test('an entry says how many credits moved, and never counts the money that moved with them', async () => {
  await newHolder(site, 5)
  await sign()
  const { entries } = await read('')
  const newest = (kind: string) => entries.find((entry) => entry.kind === kind)
  expect(newest('settle')?.credits).toBe(5)
  expect(newest('pay')?.credits).toBeNull()
})

test('an entry is read by its number with its leaf, what it moved and what that is about, and names nobody', async () => {
  const { browser, batchId, personId } = await newHolder(site, 4)
  const body = { ...retireWords, batchId, quantity: 3, beneficiary: 'Quillon Works' }
  const made = await browser.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
  const { id } = made.json()
  await sign()
  const [entry] = (await read(`find=${id}`)).entries
  const answer = await site.browser().get(`/api/log/entries/${entry?.index}`)
  const page = LogEntryPage.parse(answer.json())
  expect(page.entry).toEqual(entry)
  expect(toHex(leafHash(new TextEncoder().encode(page.leaf)))).toBe(page.entry.hash)
  expect(page.leafBytes).toBe(new TextEncoder().encode(page.leaf).length)
  expect(page.moves).toEqual([
    expect.objectContaining({
      from: 'Credits of the buyer',
      amount: 3,
      currency: null,
      batch: expect.objectContaining({ id: batchId }),
      rangeCount: 1,
    }),
  ])
  for (const secret of [personId, 'Quillon', '@']) expect(answer.body).not.toContain(secret)
})

test('an entry that is written and not signed is told as such, and a number the log has not reached is not found', async () => {
  await newHolder(site, 1)
  await sign()
  const size = (await state()).signed?.size ?? 0
  expect((await site.browser().get(`/api/log/entries/${size}`)).statusCode).toBe(404)
  // It has its place before the state that holds it is signed.
  await newHolder(site, 1)
  await site.pool.query(
    `update log_leaves set leaf_index = $1 where entry_id = (select entry_id from log_leaves where leaf_index is null limit 1)`,
    [size],
  )
  const page = LogEntryPage.parse((await site.browser().get(`/api/log/entries/${size}`)).json())
  expect(page.signedSize).toBe(size)
  for (const wrong of ['-1', '1.5', 'checkpoint', '99999999999999999999'])
    expect((await site.browser().get(`/api/log/entries/${wrong}`)).statusCode).toBe(400)
})
