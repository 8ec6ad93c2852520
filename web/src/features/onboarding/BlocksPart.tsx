import type { ProjectDetail, SerialBlock } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { send } from '../../api/client.ts'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import type { Cite } from '../../nouns/document/cite.ts'
import { Button } from '../../ui/Button.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { BlockForm } from './BlockForm.tsx'
import { HeldField } from './HeldField.tsx'
import { ImportBlocks } from './ImportBlocks.tsx'
import { StatedVintages } from './StatedVintages.tsx'
import { useAct } from './use-act.ts'

type RowProps = { projectId: string; registry: string; block: SerialBlock }

const Row = ({ projectId, registry, block }: RowProps) => {
  const { act, busy, refused } = useAct()
  const params = { id: projectId, blockId: block.id }
  return (
    <TableRow>
      <TableCell className="font-medium">{block.vintage}</TableCell>
      <TableCell label="Serials">
        <Mono>
          {writeSerials({ prefix: block.serialPrefix, first: block.serialStart, last: block.serialEnd })}
        </Mono>
        {refused && <p className="text-error text-sm">{refused.text}</p>}
      </TableCell>
      <TableCell numeric label="Credits">
        {writeWhole(block.quantity)}
      </TableCell>
      <TableCell>
        <BackingLine brief isOwn registry={registry} backing={block.backing} />
      </TableCell>
      <TableCell className="text-right">
        {block.issued ? (
          <span className="text-muted text-sm">{block.promised ? 'Promised' : 'Issued'}</span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={`Remove serials ${block.serialStart} to ${block.serialEnd} of ${block.vintage}`}
            onClick={() => void act(() => send(projectFilesApi.removeBlock, { params }))}
          >
            Remove
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

/** The serials of each vintage. They are issued to the ledger once credits of them are listed. */
export const BlocksPart = ({ project, cite }: { project: ProjectDetail; cite: Cite }) => (
  <Part
    look="sheet"
    id="blocks"
    title="Vintages and serial blocks"
    lead="Both serials are included. Serials of one registry can be entered once, whoever enters them and however they are spelled."
  >
    {project.blocks.length > 0 && (
      <Table caption="Serial blocks" folds>
        <thead>
          <TableRow>
            <TableHead>Vintage</TableHead>
            <TableHead>Serials</TableHead>
            <TableHead numeric>Credits</TableHead>
            <TableHead>At the registry</TableHead>
            <TableHead>
              <span className="sr-only">State</span>
            </TableHead>
          </TableRow>
        </thead>
        <tbody>
          {project.blocks.map((block) => (
            <Row
              key={block.id}
              projectId={project.id}
              registry={project.file.registry ?? 'the registry'}
              block={block}
            />
          ))}
        </tbody>
      </Table>
    )}
    <StatedVintages project={project} cite={cite} />
    <HeldField project={project} />
    <BlockForm projectId={project.id} registry={project.file.registry} />
    <ImportBlocks projectId={project.id} />
  </Part>
)
