import { writeRegistryId } from '@ledgerleaf/contract/registries'
import type { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'
import type { Reader } from '../../platform/db.ts'
import { findIssuances, findRegistryProject } from './registry-queries.ts'

/** What the registry's own files say about a project, by the id a seller types; null where they do not name it. */
export const lookUp = async (db: Reader, registry: string, id: string): Promise<RegistryLookup | null> => {
  const project = await findRegistryProject(db, registry, writeRegistryId(registry, id))
  if (!project) return null
  const { externalId: _, annualEstimate: _estimate, ...told } = project
  const issuances = await findIssuances(db, registry, project.projectId)
  const blocks = issuances.map(({ retired, cancelled, space: _space, issuedOn: _on, ...block }) => ({
    ...block,
    active: retired === null || cancelled === null ? null : Math.max(0, block.quantity - retired - cancelled),
  }))
  return { ...told, blocks }
}
