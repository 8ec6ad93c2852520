import type { Proposal } from '@ledgerleaf/contract/documents'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { fieldWords } from '../../nouns/project/words.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import type { Cite } from './cite.ts'
import { FoundBlocks } from './FoundBlocks.tsx'
import { useAct } from './use-act.ts'

const writeValue = (field: string, value: string) => (field === 'country' ? countryName(value) : value)

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
  const value = writeValue(proposal.field, proposal.value)
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

/** What the documents say of one field, and what the file says of it already. */
type Found = { field: string; proposals: readonly Proposal[]; inFile: string | null }

const groupByField = ({ file, proposals }: ProjectDetail): Found[] => {
  const fields = [...new Set(proposals.map(({ field }) => field))]
  return fields.map((field) => {
    const entered = file[field as keyof typeof file]
    return {
      field,
      proposals: proposals.filter((one) => one.field === field),
      inFile: typeof entered === 'string' || typeof entered === 'number' ? String(entered) : null,
    }
  })
}

/** What every document agrees on and the file does not contradict. Where they differ, the seller has to choose. */
const agreed = (found: readonly Found[]) =>
  found
    .flatMap(({ proposals, inFile }) => {
      const isOne = new Set(proposals.map(({ value }) => value)).size === 1
      return isOne && inFile === null ? proposals.slice(0, 1) : []
    })
    // An id is checked against its registry, so that one comes first.
    .toSorted((a, b) => Number(b.field === 'registry') - Number(a.field === 'registry'))

/** A difference is said before it is chosen from; nobody chooses it silently. */
const Difference = ({ field, proposals, inFile }: Found) => {
  const name = fieldWords[field] ?? field
  const values = [...new Set(proposals.map(({ value }) => value))]
  if (values.length > 1)
    return (
      <Notice tone="attention" title={`${name}: your documents differ`}>
        {`They say ${values.map((value) => writeValue(field, value)).join(' and ')}. Accept the one that is right.`}
      </Notice>
    )
  if (inFile === null) return null
  return (
    <Notice tone="attention" title={`${name}: your file says something else`}>
      {`The file says ${writeValue(field, inFile)}, the document ${writeValue(field, values[0] ?? '')}.`}
    </Notice>
  )
}

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
  const blocks = project.proposals.filter(({ block }) => block !== null)
  const values = project.proposals.filter(({ block }) => block === null)
  const found = groupByField({ ...project, proposals: values })
  if (project.proposals.length === 0) return null
  const sure = agreed(found)
  return (
    <Part
      look="sheet"
      id="proposals"
      title="Found in your documents"
      lead="Each value stands on the page named beside it. Accept what is right; nothing is filled by itself."
      aside={sure.length > 1 && <AcceptAll projectId={project.id} proposals={sure} />}
    >
      {found.map((one) => (
        <div key={one.field} className="grid gap-3">
          <Difference {...one} />
          <ul>
            {one.proposals.map((proposal) => (
              <Row key={proposal.id} projectId={project.id} proposal={proposal} cite={cite} />
            ))}
          </ul>
        </div>
      ))}
      <FoundBlocks projectId={project.id} proposals={blocks} cite={cite} />
    </Part>
  )
}
