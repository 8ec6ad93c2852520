import type { Role } from '@ledgerleaf/contract/identity'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { findProjectFacts } from './step-queries.ts'

type Viewer = { personId: string; roles: readonly Role[] } | null

/** What a project shows is public once credits of it were ever listed; before that, its seller's and the operators'. */
export const maySee = async (db: Reader, projectId: string, viewer: Viewer): Promise<boolean> => {
  if (!isId(projectId)) return false
  const facts = await findProjectFacts(db, projectId)
  if (!facts) return false
  return (
    facts.listings > 0 || facts.sellerId === viewer?.personId || viewer?.roles.includes('operator') === true
  )
}
