import type { Proposal } from '@ledgerleaf/contract/documents'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import type { Cite } from '../../nouns/document/cite.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { fieldWords } from '../../nouns/project/words.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { FoundBlocks } from './FoundBlocks.tsx'
import { useAct } from './use-act.ts'

const writeValue = (field: string, value: string) => (field === 'country' ? countryName(value) : value)

/** A value and every place it was read at; one word of the seller is enough for all of them. */
type FoundValue = { field: string; value: string; places: readonly [Proposal, ...Proposal[]] }

const Row = ({ projectId, found, cite }: { projectId: string; found: FoundValue; cite: Cite }) => {
  const may = useMay('prepare')
  const { act, busy, refused } = useAct()
  const decide = (proposalId: string, decision: 'accept' | 'dismiss') =>
    send(projectFilesApi.decideProposal, { params: { id: projectId }, body: { proposalId, decision } })
  // Once it is in the file, the same value of another document has nothing to add.
  const accept = () => act(() => decide(found.places[0].id, 'accept'))
  const dismiss = () =>
    act(async () => {
      for (const { id } of found.places) await decide(id, 'dismiss')
    })
  const name = fieldWords[found.field] ?? found.field
  const value = writeValue(found.field, found.value)
  return (
    <li className="grid gap-3 border-hairline border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="text-note">
          {name}: <strong className="font-medium [overflow-wrap:anywhere]">{value}</strong>
        </p>
        {found.places.map((place) => (
          <div key={place.id}>{cite(place)}</div>
        ))}
        {refused && (
          <p role="alert" className="text-error text-sm">
            {refused.text}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          disabled={!may}
          busy={busy}
          aria-label={`Accept ${name} ${value}`}
          onClick={() => void accept()}
        >
          Accept
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={!may || busy}
          aria-label={`Dismiss ${name} ${value}`}
          onClick={() => void dismiss()}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}

/** What the documents say of one field, and what the file says of it already. */
type Found = { field: string; values: readonly FoundValue[]; inFile: string | null }

const groupByField = (file: ProjectDetail['file'], proposals: readonly Proposal[]): Found[] => {
  // In the order they are named: an id is read with its registry, an end with its start.
  const names = Object.keys(fieldWords)
  const fields = [...new Set(proposals.map(({ field }) => field))].toSorted(
    (a, b) => names.indexOf(a) - names.indexOf(b),
  )
  return fields.map((field) => {
    const values = new Map<string, [Proposal, ...Proposal[]]>()
    for (const proposal of proposals) {
      if (proposal.field !== field) continue
      const places = values.get(proposal.value)
      if (places) places.push(proposal)
      else values.set(proposal.value, [proposal])
    }
    const entered = file[field as keyof typeof file]
    return {
      field,
      values: [...values].map(([value, places]) => ({ field, value, places })),
      inFile: typeof entered === 'string' || typeof entered === 'number' ? String(entered) : null,
    }
  })
}

/** What every document agrees on and the file does not contradict. Where they differ, the seller has to choose. */
const agreed = (found: readonly Found[]): Proposal[] =>
  found.flatMap(({ values: [first, ...more], inFile }) =>
    first && more.length === 0 && inFile === null ? [first.places[0]] : [],
  )
/** A difference is said before it is chosen from; nobody chooses it silently. */
const Difference = ({ field, values, inFile }: Found) => {
  const name = fieldWords[field] ?? field
  const said = values.map(({ value }) => writeValue(field, value))
  if (said.length > 1)
    return (
      <Notice tone="attention" title={`${name}: your documents differ`}>
        {`They say ${said.join(' and ')}${inFile === null ? '' : `; the file says ${writeValue(field, inFile)}`}. Accept the one that is right.`}
      </Notice>
    )
  if (inFile === null) return null
  return (
    <Notice tone="attention" title={`${name}: your file says something else`}>
      {`The file says ${writeValue(field, inFile)}, the document ${said.join('')}.`}
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
      <DutyButton
        duty="prepare"
        doing="take them into the file"
        size="small"
        variant="outline"
        busy={busy}
        onClick={() => void act(accept)}
      >
        Accept all {proposals.length}
      </DutyButton>
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
  const found = groupByField(
    project.file,
    project.proposals.filter(({ block }) => block === null),
  )
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
            {one.values.map((value) => (
              <Row key={value.value} projectId={project.id} found={value} cite={cite} />
            ))}
          </ul>
        </div>
      ))}
      <FoundBlocks projectId={project.id} proposals={blocks} cite={cite} />
    </Part>
  )
}
