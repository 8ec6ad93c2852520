import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Certificate } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { holdings, listedCredits } from '../../server/src/ledger/accounts.ts'
import { postMany } from '../../server/src/ledger/post-many.ts'
import { openSequencer } from '../../server/src/log/run-sequencer.ts'
import { type Db, openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { inTransaction } from '../../server/src/platform/transaction.ts'
import { openTypesetter } from '../../server/src/platform/typeset/index.ts'
import { offerCredits } from '../../server/src/testing/test-market.ts'
import { writeCertificatePaper } from '../../server/src/use/retirements/certificate-paper.ts'
import { findCertificate } from '../../server/src/use/retirements/certificate-queries.ts'
import { retireCredits } from '../../server/src/use/retirements/index.ts'
import { drawCertificate } from './old-drawing/draw-certificate.ts'
import { makeDataDir } from './server-process.ts'
import { verifyInBrowser } from './verify-in-browser.ts'

const publicUrl = 'http://localhost'
const entriesBefore = 4_000
const together = 500
const sliceMs = 3_000

/** A retirement behind some thousand other entries, so that its proof is as long as a real one. */
const retire = async (db: Db): Promise<string> => {
  const { batch, listing } = await offerCredits(db, { issued: 2 * entriesBefore, listed: 2 * entriesBefore })
  const [asset, buyer, now] = [batch.id, randomUUID(), new Date()]
  const sellTo = (owner: string) => ({
    key: `settle:${randomUUID()}`,
    kind: 'settle' as const,
    now,
    postings: [{ asset, amount: Credits.parse(1), from: listedCredits(listing.id), to: holdings(owner) }],
  })
  for (let sold = 0; sold < entriesBefore; sold += together)
    await inTransaction(db, (tx) =>
      postMany(
        tx,
        Array.from({ length: together }, () => sellTo(randomUUID())),
      ),
    )
  const { id } = await inTransaction(db, async (tx) => {
    await postMany(tx, [sellTo(buyer)])
    const input = {
      batchId: asset,
      quantity: Credits.parse(1),
      beneficiary: 'Field & Fjord AS',
      reason: 'corporate_inventory' as const,
      purpose: 'Business travel of one reporting year',
      periodStartsOn: '2025-01-01',
      periodEndsOn: '2025-12-31',
    }
    return retireCredits(tx, buyer, input, now)
  })
  return id
}

/** One after the other on one thread, for some seconds. */
const perSecond = async (work: () => Promise<unknown>): Promise<number> => {
  for (let warm = 0; warm < 3; warm++) await work()
  const begunAt = performance.now()
  let done = 0
  while (performance.now() - begunAt < sliceMs) {
    await work()
    done += 1
  }
  return done / ((performance.now() - begunAt) / 1000)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The old drawing and the typesetter in turns, A-B-B-A, so that a busy machine is as busy for both. */
const compareDrawings = async (certificate: Certificate) => {
  const typesetter = await openTypesetter()
  // Another day each time: a sheet that says the same would be half remembered.
  let day = 0
  const another = (): Certificate => {
    day += 1
    const retiredAt = new Date(day * 86_400_000).toISOString()
    return { ...certificate, retirement: { ...certificate.retirement, retiredAt } }
  }
  const sheet = { publicUrl, layout: 'portrait', isSandbox: false } as const
  const draws = {
    old: () => drawCertificate(another(), publicUrl),
    set: () => typesetter.set(writeCertificatePaper(another(), sheet)),
  }
  // A typesetter becomes quick with its first papers; a server keeps one that is.
  for (let warm = 0; warm < 20; warm++) await draws.set()
  const found: Record<keyof typeof draws, number[]> = { old: [], set: [] }
  for (const kind of ['old', 'set', 'set', 'old'] as const) found[kind].push(await perSecond(draws[kind]))
  return { old: mean(found.old), set: mean(found.set) }
}

/** What a certificate costs to draw, and what it costs anyone to check. */
export const measureCertificates = async () => {
  const { dir, remove } = makeDataDir()
  const signed = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-'))
  const server = await launchPostgres(path.join(dir, 'postgres'))
  const { db, pool, close } = openDatabase(server.url, openLog('silent'))
  try {
    await migrate(pool)
    const id = await retire(db)
    const { sequence } = await openSequencer({ db, dataDir: signed, publicUrl, secret: randomUUID() })
    await sequence()
    const certificate = await findCertificate(db, id)
    if (!certificate?.file) throw new Error('the log has no proof of the retirement')
    const { file, origin, verifierKeys } = certificate
    const { old, set } = await compareDrawings(certificate)
    const read = await perSecond(() => findCertificate(db, id))
    const verified = await perSecond(async () => {
      const { verified: isTrue, reason } = await verifyCertificate(file, { origin, verifierKeys })
      if (!isTrue) throw new Error(`the certificate does not verify: ${reason}`)
    })
    const inBrowser = await verifyInBrowser({ file, origin, verifierKeys, sliceMs })
    return {
      title: 'Certificates of retirement',
      note: `One after the other on one thread, ${sliceMs / 1000} s each, the two drawings in the order A-B-B-A; the retirement stands behind ${entriesBefore.toLocaleString('en-US')} entries of the log.`,
      head: ['', 'Per second'],
      rows: [
        ['drawn line by line, as it was before: yardstick', old.toFixed(1)],
        ['set by the typesetter, tagged, with its proof inside', set.toFixed(1)],
        ['the second against the first', (set / old).toFixed(2)],
        ['read from the database with its proof', read.toFixed(0)],
        ['verified from its file and the key: signature, inclusion, facts, words', verified.toFixed(0)],
        [`the same in a page of Chromium ${inBrowser.version}`, inBrowser.perSecond.toFixed(0)],
      ],
    }
  } finally {
    await close()
    await server.stop()
    remove()
    rmSync(signed, { recursive: true })
  }
}
