import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { EmptyState } from '../../ui/EmptyState.tsx'
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
  if (project.blocks.length === 0)
    return (
      <EmptyState title="No serial blocks yet" text="Enter the serials of a vintage in the first step." />
    )
  return <PublishForm project={project} />
}

/** Price and terms for credits of a block. A vintage needs its score first. */
export const PublishStep = ({ project }: { project: ProjectDetail }) => (
  <div className="grid gap-6">
    <Part
      look="sheet"
      title="List credits"
      lead="Choose a serial block and its terms. The block is issued to the ledger with its first listing and cannot be changed afterwards."
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
