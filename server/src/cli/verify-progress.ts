import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { restoreRange } from '@ledgerleaf/provenance/compact-range'
import { fromHex, toHex } from '@ledgerleaf/provenance/hex'
import * as z from 'zod/mini'
import type { VerifyProgress } from '../ledger/verify-ledger.ts'
import { findTreeSize } from '../log/integrate-leaves.ts'
import { readRange } from '../log/node-source.ts'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { readSecret } from '../platform/secret.ts'
import { StartError } from '../platform/start-error.ts'

const Kept = z.object({
  version: z.literal(1),
  log: z.string(),
  size: z.number(),
  hashes: z.array(z.string()),
  entries: z.number(),
  findings: z.array(
    z.object({ index: z.nullable(z.number()), key: z.nullable(z.string()), says: z.string() }),
  ),
})

const fromStart = 'Verify from the start: npx ledgerleaf admin verify.'

/**
 * How far a verification came, in a file and not in the database: whoever can rewrite the ledger there could also say that
 * it had been verified. The file is sealed with the secret of this installation, so that nobody writes one who only reaches the folder.
 */
export const verifyProgressOf = (config: Pick<Config, 'dataDir' | 'appSecret'>, logId: string) => {
  const dataDir = path.resolve(config.dataDir)
  const folder = path.join(dataDir, 'log')
  const file = path.join(folder, `${logId}.verified`)
  const seal = (text: string): Buffer =>
    createHmac('sha256', `ledgerleaf/verify-progress/v1\n${readSecret(dataDir, config)}`)
      .update(text)
      .digest()

  const read = (): VerifyProgress => {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      throw new StartError(`No verification was begun on this machine. ${fromStart}`)
    }
    const [body = '', mark = ''] = text.split('\n')
    const sealed = Buffer.from(mark, 'hex')
    const expected = seal(body)
    if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected))
      throw new StartError(`${file} was not written by this installation. ${fromStart}`)
    const kept = z.parse(Kept, JSON.parse(body))
    if (kept.log !== logId) throw new StartError(`${file} is about another log. ${fromStart}`)
    const range = restoreRange(kept.size, kept.hashes.map(fromHex))
    return { range, entries: kept.entries, findings: kept.findings }
  }

  return {
    /** Where to go on, if the log still begins with what was verified. */
    resume: async (db: Reader): Promise<VerifyProgress> => {
      const progress = read()
      const { size, hashes } = progress.range
      const isThere = (await findTreeSize(db)) >= size
      const now = isThere ? await readRange(db, size).catch(() => null) : null
      if (!now || !hashes.every((hash, at) => equalBytes(hash, now.hashes[at] ?? new Uint8Array())))
        throw new StartError(
          `The first ${size} entries of the log are not those that were verified. ${fromStart}`,
        )
      return progress
    },
    /** Written aside and put in place: a process that ends half-way leaves the last one. */
    keep: ({ range, entries, findings }: VerifyProgress): void => {
      mkdirSync(folder, { recursive: true })
      const hashes = range.hashes.map(toHex)
      const body = JSON.stringify({ version: 1, log: logId, size: range.size, hashes, entries, findings })
      const draft = `${file}.${randomUUID()}`
      try {
        writeFileSync(draft, `${body}\n${seal(body).toString('hex')}\n`, { mode: 0o600, flush: true })
        renameSync(draft, file)
      } finally {
        rmSync(draft, { force: true })
      }
    },
  }
}
