import { writeEntry } from '@ledgerleaf/contract/entry-words'
import type { FoundThing } from '@ledgerleaf/contract/finds'
import type { Reader } from '../../platform/db.ts'
import { findLogEntry } from '../provenance/index.ts'

/** An entry of the public log by its number, as people write it: 1204, #1,204, log entry 1204. */
export const findEntry = async (db: Reader, typed: string): Promise<FoundThing[]> => {
  const [, digits] = /^(?:(?:log )?entry )?#?(\d{1,15})$/i.exec(typed.trim().replaceAll(',', '')) ?? []
  const found = digits === undefined ? undefined : await findLogEntry(db, Number(digits))
  if (!found) return []
  const { index, at, credits } = found.entry
  return [
    {
      kind: 'entry',
      title: `Log entry ${index.toLocaleString('en-US')}`,
      text: writeEntry(found.entry),
      to: `/log/${index}`,
      at,
      credits,
    },
  ]
}
