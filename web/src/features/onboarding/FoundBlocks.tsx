import type { Proposal } from '@ledgerleaf/contract/documents'
import type { FoundBlockRow } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import type { Cite } from '../../nouns/document/cite.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { useAct } from './use-act.ts'

type Sheet = { key: string; documentName: string; page: number; proposals: Proposal[] }

/** Blocks that stand on one page of one document are decided together. */
const byPage = (proposals: readonly Proposal[]): Sheet[] => {
  const sheets = new Map<string, Sheet>()
  for (const proposal of proposals) {
    const { documentId, documentName, page } = proposal
    const key = `${documentId} ${page}`
    const sheet = sheets.get(key) ?? { key, documentName, page, proposals: [] }
    sheet.proposals.push(proposal)
    sheets.set(key, sheet)
  }
  return [...sheets.values()]
}

const countBlocks = (count: number) => (count === 1 ? 'One serial block' : `${count} serial blocks`)

const vintageOf = ({ year, startsOn, endsOn }: NonNullable<Proposal['block']>) =>
  startsOn && endsOn ? (startsOn === endsOn ? startsOn : `${startsOn} to ${endsOn}`) : (year ?? 'Not said')

const BlockRow = ({ proposal, outcome }: { proposal: Proposal; outcome: FoundBlockRow | undefined }) => {
  const { block } = proposal
  if (!block) return null
  return (
    <TableRow>
      <TableCell className="font-medium">{vintageOf(block)}</TableCell>
      <TableCell label="Serials">
        <div className="grid min-w-0 gap-1">
          <Mono>{writeSerials(block)}</Mono>
          {block.saidQuantity !== null && (
            <p className="text-attention text-sm">
              The document says {writeCount(block.saidQuantity, 'credit')}; its serials make{' '}
              {writeWhole(block.quantity)}.
            </p>
          )}
          {outcome && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Badge tone={outcome.added ? 'leaf' : 'error'}>{outcome.added ? 'Added' : 'Refused'}</Badge>
              {outcome.message}
            </p>
          )}
        </div>
      </TableCell>
      <TableCell numeric label="Credits">
        {writeWhole(block.quantity)}
      </TableCell>
    </TableRow>
  )
}

const FoundSheet = ({ projectId, sheet, cite }: { projectId: string; sheet: Sheet; cite: Cite }) => {
  const { act, busy, refused } = useAct()
  const may = useMay('prepare')
  const [outcome, setOutcome] = useState<readonly FoundBlockRow[]>([])
  const params = { id: projectId }
  const add = () =>
    act(async () => {
      const proposalIds = sheet.proposals.map(({ id }) => id)
      const { rows } = await send(projectFilesApi.addFoundBlocks, { params, body: { proposalIds } })
      setOutcome(rows)
    })
  const dismiss = () =>
    act(async () => {
      for (const { id } of sheet.proposals)
        await send(projectFilesApi.decideProposal, { params, body: { proposalId: id, decision: 'dismiss' } })
    })
  const [first] = sheet.proposals
  return (
    <section className="grid gap-3 border-hairline border-t py-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="grid min-w-0 gap-1">
          <p className="font-medium text-note">
            {countBlocks(sheet.proposals.length)} found on page {sheet.page}
          </p>
          {first && cite(first)}
        </div>
        <div className="flex gap-2">
          <Button size="small" disabled={!may} busy={busy} onClick={() => void add()}>
            {sheet.proposals.length === 1 ? 'Add it' : 'Add them'}
          </Button>
          <Button size="small" variant="quiet" disabled={!may || busy} onClick={() => void dismiss()}>
            Dismiss
          </Button>
        </div>
      </div>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
      <Table caption={`Serial blocks on page ${sheet.page} of ${sheet.documentName}`} folds>
        <thead>
          <TableRow>
            <TableHead>Vintage</TableHead>
            <TableHead>Serials</TableHead>
            <TableHead numeric>Credits</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {sheet.proposals.map((proposal) => (
            <BlockRow
              key={proposal.id}
              proposal={proposal}
              outcome={outcome.find(({ proposalId }) => proposalId === proposal.id)}
            />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

/** Serial blocks read in documents. Each is entered as one that is typed would be, with the same refusals. */
export const FoundBlocks = ({
  projectId,
  proposals,
  cite,
}: {
  projectId: string
  proposals: readonly Proposal[]
  cite: Cite
}) =>
  byPage(proposals).map((sheet) => (
    <FoundSheet key={sheet.key} projectId={projectId} sheet={sheet} cite={cite} />
  ))
