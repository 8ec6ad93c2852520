import path from 'node:path'
import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { treeRoot } from '@ledgerleaf/provenance/prove'
import { findBreaches } from '../ledger/invariants.ts'
import { type LedgerFault, verifyLedger } from '../ledger/verify-ledger.ts'
import { findLogId } from '../log/checkpoint-queries.ts'
import { nodeSource } from '../log/node-source.ts'
import { signedStateFile } from '../log/signed-state.ts'
import type { Config } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inSnapshot } from '../platform/transaction.ts'
import { findingOf, verifyOthers } from '../verify-others.ts'

/** Holds the log against what this machine signed last, which no change in the database can reach. */
const compareSigned = async (tx: Tx, { dataDir }: Config, size: number): Promise<string[]> => {
  const id = await findLogId(tx)
  const signed = id === null ? null : signedStateFile(path.resolve(dataDir), id).read()
  if (!signed) return []
  if (signed.size > size) return [`this machine signed ${signed.size} entries, and the log has ${size}`]
  const root = await treeRoot(nodeSource(tx), signed.size)
  return equalBytes(root, signed.root)
    ? []
    : [`the first ${signed.size} entries are not those that this machine signed`]
}

const describe = ({ index, key, says }: LedgerFault): string =>
  [index === null ? null : `entry ${index}`, key, says].filter((part) => part !== null).join(': ')

/** Verifies ledger, log, orders, promises and the trail of operators from the first entry. It changes nothing; what it finds is an error. */
export const verifyAll = async (db: Db, config: Config): Promise<string> => {
  const begunAt = performance.now()
  const { entries, acts, placed, findings } = await inSnapshot(db, async (tx) => {
    const verification = await verifyLedger(tx)
    const others = await verifyOthers(tx)
    const breaches = (await findBreaches(tx)).map(findingOf)
    const found = [...verification.findings, ...others.findings, ...breaches].map(describe)
    return {
      ...verification,
      acts: others.acts,
      findings: [...found, ...(await compareSigned(tx, config, verification.placed))],
    }
  })
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1)
  const read = `${entries} entries and ${acts} acts of operators from the first, ${placed} of them in the log, in ${seconds} s`
  if (findings.length > 0)
    throw new StartError([`The ledger does not verify (${read}):`, ...findings].join('\n  '))
  return `The ledger verifies: ${read}.`
}
