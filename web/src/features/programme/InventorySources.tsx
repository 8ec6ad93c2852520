import { nameAnalysis } from '@ledgerleaf/contract/analysis-name'
import type { InventorySource, Programme } from '@ledgerleaf/contract/programme'
import { useState } from 'react'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { spanOf } from './programme-words.ts'
import { type AskedDecision, ReasonDialog } from './ReasonDialog.tsx'

const kinds: Record<InventorySource['kind'], string> = { report: 'Report', activity: 'Activity data' }

const questionOf = ({ id, name, isLeftOut }: InventorySource): AskedDecision =>
  isLeftOut
    ? {
        title: 'Take it in again?',
        text: `The years of “${name}” join the others again.`,
        wish: { kind: 'take_in', sourceId: id },
        doing: 'take a report in',
        button: 'Take it in',
      }
    : {
        title: 'Leave it out?',
        text: `“${name}” stays among your analyses, and no year of it is part of the programme. For a report of another company, or a draft.`,
        wish: { kind: 'leave_out', sourceId: id },
        doing: 'leave a report out',
        button: 'Leave it out',
      }

/** The inventories that the years are joined from. */
export const InventorySources = ({ programme: { sources, version } }: { programme: Programme }) => {
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const may = useMay('prepare')
  return (
    <Part
      id="sources"
      title="Source reports"
      lead="Every report of yours that was read, unless you leave it out."
    >
      <Table caption="The inventories that the years are joined from" folds>
        <thead>
          <tr>
            <TableHead>Document</TableHead>
            <TableHead>Company</TableHead>
            <TableHead>Years</TableHead>
            <TableHead>Uploaded</TableHead>
            <TableHead>
              <span className="sr-only">Leave out or take in</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <TableRow key={source.id}>
              <TableCell className="[overflow-wrap:anywhere]">
                <TextLink to={`/analysis/${source.id}`}>{source.name}</TextLink>
                <span className="block text-muted text-sm">
                  {kinds[source.kind]}
                  {source.perimeter !== null && `, about ${source.perimeter}`}
                  {source.isLeftOut && ', left out'}
                </span>
              </TableCell>
              <TableCell label="Company" className="[overflow-wrap:anywhere]">
                {nameAnalysis({ companyName: source.companyName, company: null })}
              </TableCell>
              <TableCell label="Years" className="whitespace-nowrap font-mono text-sm tabular-nums">
                {spanOf(source.years)}
              </TableCell>
              <TableCell label="Uploaded" className="whitespace-nowrap">
                {writeInstant(source.uploadedAt)}
              </TableCell>
              <TableCell className="text-right">
                <Button
                  variant="quiet"
                  size="small"
                  disabled={!may}
                  aria-label={`${source.isLeftOut ? 'Take in' : 'Leave out'} ${source.name}`}
                  onClick={() => setAsked(questionOf(source))}
                >
                  {source.isLeftOut ? 'Take in' : 'Leave out'}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <ReasonDialog asked={asked} seenVersion={version} onClose={() => setAsked(null)} />
    </Part>
  )
}
