import { equalBytes } from '@ledgerleaf/provenance/bytes'
import { treeRoot } from '@ledgerleaf/provenance/prove'
import { findBreaches } from '../ledger/invariants.ts'
import { type LedgerFault, type VerifyProgress, verifyLedger } from '../ledger/verify-ledger.ts'
import { findLogIdentity } from '../log/checkpoint-queries.ts'
import { nodeSource } from '../log/node-source.ts'
import { filesOf, signedStates } from '../log/signed-state.ts'
import type { Config } from '../platform/config.ts'
import type { Db, Reader, Tx } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inSnapshot } from '../platform/transaction.ts'
import { findingOf, verifyDomains } from '../verify-domains.ts'
import { verifyProgressOf } from './verify-progress.ts'

/** What this machine signed last, which no change in the database can reach. */
const readSigned = async (db: Reader, config: Config | null) => {
  const named = config && (await findLogIdentity(db))
  return named ? filesOf(signedStates(config, named.id)).flatMap((file) => file.read() ?? []) : []
}

/** Holds the log against what was signed. */
const compareSigned = async (
  tx: Tx,
  states: Awaited<ReturnType<typeof readSigned>>,
  size: number,
): Promise<string[]> => {
  const found: string[] = []
  for (const signed of states) {
    if (signed.size > size) found.push(`this machine signed ${signed.size} entries, and the log has ${size}`)
    else if (!equalBytes(await treeRoot(nodeSource(tx), signed.size), signed.root))
      found.push(`the first ${signed.size} entries are not those that this machine signed`)
  }
  return [...new Set(found)]
}

const describe = ({ index, key, says }: LedgerFault): string =>
  [index === null ? null : `entry ${index}`, key, says].filter((part) => part !== null).join(': ')

/** Often enough to lose seconds, and seldom enough to cost nothing. */
const keepEvery = 20_000

type VerifyOptions = {
  /** Goes on where the last verification on this machine came to, instead of from the first entry. */
  isResumed?: boolean
}

/**
 * Verifies ledger, log, orders, promises and the trail of operators, and without a configuration not what this machine
 * signed. It changes nothing in the database, and keeps beside it how far it came; what it finds is an error.
 */
export const verifyAll = async (
  db: Db,
  config: Config | null,
  { isResumed = false }: VerifyOptions = {},
): Promise<string> => {
  const begunAt = performance.now()
  // Before the look at the database: what is signed meanwhile is not in it.
  const signed = await readSigned(db, config)
  const named = config && (await findLogIdentity(db))
  const progress = named ? verifyProgressOf(config, named.id) : null
  if (isResumed && !progress) throw new StartError('There is no log yet: nothing was verified before.')
  let kept = 0
  let latest: VerifyProgress | null = null
  const reached = (now: VerifyProgress) => {
    latest = now
    if (now.range.size - kept < keepEvery) return
    kept = now.range.size
    progress?.keep(now)
  }
  const { entries, acts, placed, findings, from } = await inSnapshot(db, async (tx) => {
    const from = isResumed && progress ? await progress.resume(tx) : undefined
    kept = from?.range.size ?? 0
    const verification = await verifyLedger(tx, { ...(from ? { from } : {}), reached })
    const others = await verifyDomains(tx)
    const breaches = (await findBreaches(tx)).map(findingOf)
    const found = [...verification.findings, ...others.findings, ...breaches].map(describe)
    return {
      ...verification,
      from: from?.range.size ?? 0,
      acts: others.acts,
      findings: [...found, ...(await compareSigned(tx, signed, verification.placed))],
    }
  })
  if (latest) progress?.keep(latest)
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1)
  const begun = from > 0 ? `, the leaves from ${from} on` : ' from the first'
  const read = `${entries} entries and ${acts} acts of operators${begun}, ${placed} of them in the log, in ${seconds} s`
  if (findings.length > 0)
    throw new StartError([`The ledger does not verify (${read}):`, ...findings].join('\n  '))
  return `The ledger verifies: ${read}.`
}
