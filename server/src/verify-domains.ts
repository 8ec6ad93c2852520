import type { Breach } from './ledger/invariants.ts'
import type { LedgerFault } from './ledger/verify-ledger.ts'
import { verifyActs } from './people/audit/index.ts'
import type { Reader } from './platform/db.ts'
import { findUnbackedOffers } from './supply/backing/index.ts'
import { findRegistryBreaches } from './use/registry-retirements/index.ts'
import { findMisplacedProjects } from './views/market/index.ts'
import { findForwardBreaches, findOrderBreaches } from './views/reconciliation/index.ts'

export const findingOf = ({ invariant, row }: Breach): LedgerFault => ({
  index: null,
  key: null,
  says: `broken: ${invariant} ${JSON.stringify(row)}`,
})

/**
 * What the domains hold against the ledger and the log: orders, promises, credits and retirements at registries, what the
 * market shows, and the acts of operators.
 */
export const verifyDomains = async (db: Reader): Promise<{ acts: number; findings: LedgerFault[] }> => {
  const trail = await verifyActs(db)
  const unbacked = await findUnbackedOffers(db)
  const misplaced = await findMisplacedProjects(db)
  const breaches = [
    ...(await findOrderBreaches(db)),
    ...(await findForwardBreaches(db)),
    ...unbacked.map((row) => ({ invariant: 'what is sold stands in the records of its registry', row })),
    ...(await findRegistryBreaches(db)),
    ...misplaced.map((row) => ({ invariant: 'the market shows each project as it can be bought', row })),
  ]
  return { acts: trail.acts, findings: [...trail.findings, ...breaches.map(findingOf)] }
}
