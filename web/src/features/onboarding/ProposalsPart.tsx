import type { Proposal } from '@ledgerleaf/contract/documents'
import { type ProjectDetail, projectFilesApi } from '@ledgerleaf/contract/project-files'
import type { ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Part } from './Part.tsx'
import { useAct } from './use-act.ts'
import { fieldWords } from './words.ts'

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
        <p className="text-[0.9375rem]">
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

/** What the documents say of the file. Nothing is filled until it is accepted here. */
export const ProposalsPart = ({ project, cite }: { project: ProjectDetail; cite: Cite }) => {
  if (project.proposals.length === 0) return null
  return (
    <Part
      title="Found in your documents"
      lead="Each value stands on the page named beside it. Accept what is right; nothing is filled by itself."
    >
      <ul>
        {project.proposals.map((proposal) => (
          <Row key={proposal.id} projectId={project.id} proposal={proposal} cite={cite} />
        ))}
      </ul>
    </Part>
  )
}
