import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { ListingsTable } from './ListingsTable.tsx'
import { PublishForm } from './PublishForm.tsx'

const Blocked = ({ project }: { project: ProjectDetail }) => {
  if (!project.isApproved)
    return (
      <Notice tone="attention" title="Nothing can be listed at the moment">
        {project.reviewReason ?? 'Credits can be listed once the review has approved the project.'}
      </Notice>
    )
  return <PublishForm project={project} />
}

/** Price and terms for credits of a block, or for a promise. A vintage needs its score first. */
export const PublishStep = ({ project }: { project: ProjectDetail }) => (
  <div className="grid gap-6">
    <Part
      look="sheet"
      title="List credits"
      lead="Sell credits of a serial block, which is issued to the ledger with its first listing and cannot be changed afterwards. Or promise credits of a vintage still to come."
    >
      <Blocked project={project} />
    </Part>
    <Part look="sheet" title="Listings of this project">
      {project.listings.length > 0 ? (
        <ListingsTable listings={project.listings} />
      ) : (
        <p className="text-muted">Every listing stays here, also when it has expired or was withdrawn.</p>
      )}
    </Part>
  </div>
)
