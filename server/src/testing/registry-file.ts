import { Readable } from 'node:stream'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { writeCsv } from '../platform/write-csv.ts'
import { importUpload, keepUpload, stageFile } from '../supply/registry-records/index.ts'

export type RetiredBlock = {
  prefix: string
  first: number
  last: number
  on: string
  beneficiary?: string
  id?: string
  url?: string
}

const columns = {
  projectId: 'project',
  prefix: 'prefix',
  first: 'first',
  last: 'last',
  happenedOn: 'date',
  beneficiary: 'beneficiary',
  externalId: 'id',
  url: 'url',
}

/** A registry's file of retirements, brought in as an operator does. */
export const importRetirements = async (
  db: Db,
  registry: string,
  blocks: readonly RetiredBlock[],
  asOf: string,
): Promise<string | null> => {
  const text = writeCsv([
    Object.values(columns),
    ...blocks.map(({ prefix, first, last, on, beneficiary = '', id = '', url = '' }) => [
      'P1',
      prefix,
      String(first),
      String(last),
      on,
      beneficiary,
      id,
      url,
    ]),
  ])
  const now = new Date(`${asOf}T12:00:00Z`)
  const asked = { registry, kind: 'retirements', columns, asOf } as const
  const staged = await stageFile(db, Readable.from([Buffer.from(text)]), asked, now)
  const about = { ...asked, name: 'retirements.csv', uploadedBy: null }
  const { id } = await inTransaction(db, (tx) => keepUpload(tx, staged, about, now))
  return inTransaction(db, async (tx) => (await importUpload(tx, id, null, now))?.id ?? null)
}
