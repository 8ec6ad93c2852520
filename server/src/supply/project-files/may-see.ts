import type { Role } from '@ledgerleaf/contract/identity'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { findApprovedDocuments } from './file-versions.ts'
import { findProjectFacts } from './step-queries.ts'

type Viewer = { organisationId: string; roles: readonly Role[] } | null
type Sight = 'nothing' | 'approved' | 'all'

/** How much of a project somebody sees: its seller and the operators all, others what was approved once it was listed. */
export const sightOf = async (db: Reader, projectId: string, viewer: Viewer): Promise<Sight> => {
  const facts = isId(projectId) ? await findProjectFacts(db, projectId) : undefined
  if (!facts) return 'nothing'
  if (facts.sellerId === viewer?.organisationId || viewer?.roles.includes('operator') === true) return 'all'
  return facts.listings > 0 ? 'approved' : 'nothing'
}

/** What a project shows is public once credits of it were ever listed; before that, its seller's and the operators'. */
export const maySee = async (db: Reader, projectId: string, viewer: Viewer): Promise<boolean> =>
  (await sightOf(db, projectId, viewer)) !== 'nothing'

/** Whether somebody may see a document of a project: strangers see what was approved. */
export const documentsSeen = async (
  db: Reader,
  projectId: string,
  viewer: Viewer,
): Promise<(documentId: string) => boolean> => {
  const sight = await sightOf(db, projectId, viewer)
  if (sight !== 'approved') return () => sight === 'all'
  const approved = await findApprovedDocuments(db, projectId)
  return (documentId) => approved === null || approved.includes(documentId)
}
