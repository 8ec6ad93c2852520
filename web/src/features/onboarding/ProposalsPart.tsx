import type { Proposal } from '@ledgerleaf/contract/documents'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import type { ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { fieldWords } from '../../nouns/project/words.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Part } from '../../ui/Part.tsx'
import { useAct } from './use-act.ts'

type Cite = (place: { documentId: string; documentName: string; page: number; quote: string }) => ReactNode

const Row = ({ projectId, proposal, cite }: { projectId: string; proposal: Proposal; cite: Cite }) => {
  const { act, busy, refused } = useAct()
  const decide = (decision: 'accept' | 'dismiss') =>
    act(() =>
      send(projectFilesApi.decideProposal, {
        params: { id: projectId },
        body: { proposalId: proposal.id, decision },
      }),
    )
  const name = fieldWords[proposal.field] ?? proposal.field
  const value = proposal.field === 'country' ? countryName(proposal.value) : proposal.value
  return (
    <li className="grid gap-3 border-hairline border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="text-note">
          {name}: <strong className="font-medium [overflow-wrap:anywhere]">{value}</strong>
        </p>
        {cite(proposal)}
        {refused && (
          <p role="alert" className="text-error text-sm">
            {refused.text}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button size="small" busy={busy} aria-label={`Accept ${name}`} onClick={() => void decide('accept')}>
          Accept
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={`Dismiss ${name}`}
          onClick={() => void decide('dismiss')}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}

/** What only one value was found for. Where documents differ, the seller has to choose. */
const agreed = (proposals: readonly Proposal[]) =>
  proposals
    .filter(({ field }) => proposals.filter((other) => other.field === field).length === 1)
    // An id is checked against its registry, so that one comes first.
    .toSorted((a, b) => Number(b.field === 'registry') - Number(a.field === 'registry'))

const AcceptAll = ({ projectId, proposals }: { projectId: string; proposals: readonly Proposal[] }) => {
  const { act, busy, refused } = useAct()
  const accept = async () => {
    for (const { id } of proposals)
      await send(projectFilesApi.decideProposal, {
        params: { id: projectId },
        body: { proposalId: id, decision: 'accept' },
      })
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button size="small" variant="outline" busy={busy} onClick={() => void act(accept)}>
        Accept all {proposals.length}
      </Button>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
    </div>
  )
}

/** What the documents say of the file. Nothing is filled until it is accepted here. */
export const ProposalsPart = ({ project, cite }: { project: ProjectDetail; cite: Cite }) => {
  if (project.proposals.length === 0) return null
  const sure = agreed(project.proposals)
  return (
    <Part
      look="sheet"
      id="proposals"
      title="Found in your documents"
      lead="Each value stands on the page named beside it. Accept what is right; nothing is filled by itself."
      aside={sure.length > 1 && <AcceptAll projectId={project.id} proposals={sure} />}
    >
      <ul>
        {project.proposals.map((proposal) => (
          <Row key={proposal.id} projectId={project.id} proposal={proposal} cite={cite} />
        ))}
      </ul>
    </Part>
  )
}
