import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { type ReplayFault, replayCredits } from './replay-batches.ts'
import { type LeavesRead, nothingRead, verifyLeaves } from './verify-leaves.ts'
import { verifyMoney } from './verify-money.ts'

/** What is wrong, and at which entry of the log it shows; without an index it concerns no single one. */
export type LedgerFault = { index: number | null; key: string | null; says: string }

export type Verification = {
  entries: number
  /** How many of them stand in the log; the others wait for their place. */
  placed: number
  /** Empty when ledger and log tell the truth. */
  findings: LedgerFault[]
}

/** How far a verification came, with what it found until there. */
export type VerifyProgress = LeavesRead & { findings: readonly LedgerFault[] }

type Options = {
  /** Where an earlier one was broken off: the leaves before are not read again. */
  from?: VerifyProgress
  reached?: (progress: VerifyProgress) => void
  /** Asked before each page; throws where nobody waits for the rest. */
  goOn?: () => void
}

const findingsMax = 100

const findUnlogged = namedStatement(
  'ledger_find_unlogged',
  z.object({ key: z.string() }),
  `select key from ledger_entries entry
   where not exists (select from log_leaves leaf where leaf.entry_id = entry.id) limit ${findingsMax}`,
)
const findKey = namedStatement(
  'ledger_find_key_of_entry',
  z.object({ key: z.string() }),
  'select key from ledger_entries where id = $1::uuid',
)

/**
 * Verifies everything from the first entry: that each leaf says what its rows say, that the tree is built of the
 * leaves and every signed root is its root, that no posting took what was not there, and that balances and serial
 * ranges are what the postings lead to. Only the first of these goes on from where an earlier one came to; what was
 * posted is always replayed as a whole. Hand it a snapshot while others write.
 */
export const verifyLedger = async (
  db: Reader,
  { from = { ...nothingRead, findings: [] }, reached = () => {}, goOn = () => {} }: Options = {},
): Promise<Verification> => {
  const findings: LedgerFault[] = [...from.findings]
  const report = (index: number | null, key: string | null, says: string) => {
    if (findings.length < findingsMax) findings.push({ index, key, says })
  }
  const reportReplayed = async ({ entryId, index, says }: ReplayFault) => {
    if (findings.length >= findingsMax) return
    const [entry] = entryId === null ? [] : await findKey(db, [entryId])
    report(index, entry?.key ?? null, says)
  }
  const { range, entries } = await verifyLeaves(db, {
    from,
    report,
    reached: (read) => {
      reached({ ...read, findings: [...findings] })
      goOn()
    },
  })
  for (const { key } of await findUnlogged(db, [])) report(null, key, 'the entry has no leaf in the log')
  for await (const fault of replayCredits(db, goOn)) await reportReplayed(fault)
  for (const fault of await verifyMoney(db)) await reportReplayed(fault)
  return { entries, placed: range.size, findings }
}
