import { writeEntry } from '@ledgerleaf/contract/entry-words'
import type { Reader } from '../../platform/db.ts'
import { findLogEntry } from '../provenance/index.ts'
import { type FoundOfKind, foundOf, nothingFound } from './found.ts'

/** An entry of the public log by its number, as people write it: 1204, #1,204, log entry 1204. */
export const findEntry = async (db: Reader, typed: string): Promise<FoundOfKind> => {
  const [, digits] = /^(?:(?:log )?entry )?#?(\d{1,15})$/i.exec(typed.trim().replaceAll(',', '')) ?? []
  const found = digits === undefined ? undefined : await findLogEntry(db, Number(digits))
  if (!found) return nothingFound
  const { index, at, credits } = found.entry
  const hits = [
    {
      title: `Log entry ${index.toLocaleString('en-US')}`,
      text: writeEntry(found.entry),
      to: `/log/${index}`,
      at,
      credits,
    },
  ]
  return foundOf('entry', hits, 1)
}
