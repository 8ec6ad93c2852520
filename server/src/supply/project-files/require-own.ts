import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { findProjectFacts, type ProjectFacts } from './step-queries.ts'

/** Somebody else's project is not there, whatever is asked of it. */
export const requireOwn = async (db: Reader, projectId: string, sellerId: string): Promise<ProjectFacts> => {
  const facts = isId(projectId) ? await findProjectFacts(db, projectId) : undefined
  if (facts?.sellerId !== sellerId) throw new DomainError('not_found')
  return facts
}
