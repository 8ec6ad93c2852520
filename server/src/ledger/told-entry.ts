import { fromUtf8 } from '@ledgerleaf/provenance/bytes'
import { canonicalBytes } from '@ledgerleaf/provenance/canonical'
import { toHex } from '@ledgerleaf/provenance/hex'
import { sha256 } from '@ledgerleaf/provenance/sha256'
import * as z from 'zod/mini'
import type { LogLeaf } from '../log/leaf-queries.ts'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { accountInLog, personsIn } from './leaf.ts'
import { findSalts } from './salts.ts'
import { parseMultirange } from './serials.ts'

/** A posting in the words of the public log. Issued credits alone have serials. */
export type ToldPosting = {
  asset: string
  amount: number
  from: string
  to: string
  serials?: readonly (readonly [number, number])[]
}
/** An entry as its leaf tells it, which is all that strangers know of it. */
export type ToldEntry = {
  key: string
  kind: string
  at: string
  facts?: Readonly<Record<string, unknown>>
  postings: readonly ToldPosting[]
}

const readPostings = namedStatement(
  'ledger_read_postings_of_entry',
  z.object({
    asset: z.string(),
    amount: z.number(),
    from: z.string(),
    to: z.string(),
    serials: z.nullable(z.string()),
  }),
  `select asset, amount, from_account as "from", to_account as "to", serials::text as serials
   from ledger_postings where entry_id = $1 order by position`,
)

/** The postings that a leaf was too short for, as it committed to them. */
const tellLongEntry = async (db: Reader, entryId: string, expected: string): Promise<ToldPosting[]> => {
  const rows = await readPostings(db, [entryId])
  const salts = await findSalts(db, personsIn(rows))
  const told = rows.map(({ asset, amount, from, to, serials }) => ({
    asset,
    amount,
    from: accountInLog(from, salts),
    to: accountInLog(to, salts),
    ...(serials === null
      ? {}
      : {
          serials: parseMultirange(serials).map(({ first, last }): [number, number] => [first, last]),
        }),
  }))
  if (toHex(sha256(canonicalBytes(told))) !== expected)
    throw new Error(`the postings of ${entryId} are not those its leaf commits to`)
  return told
}

/** What a leaf says of an entry; null where it tells of an act of an operator. */
export const tellEntry = async (
  db: Reader,
  { about, entryId, bytes }: Pick<LogLeaf, 'about' | 'entryId' | 'bytes'>,
): Promise<ToldEntry | null> => {
  if (about === 'act') return null
  const told = JSON.parse(fromUtf8(bytes)) as ToldEntry & { postingsSha256?: string }
  if (told.postings) return told
  return { ...told, postings: await tellLongEntry(db, entryId, told.postingsSha256 ?? '') }
}
