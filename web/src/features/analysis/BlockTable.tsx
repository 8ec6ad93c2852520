import { writeShare } from '@ledgerleaf/contract/shares'
import { writePlace, writeTonnes } from '../../nouns/analysis/words.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { changeOf, nameBlock, scopeName } from './block-words.ts'
import type { Block } from './footprint-blocks.ts'

type BlockTableProps = {
  blocks: readonly Block[]
  whole: number
  year: number
  onOpen: (block: Block) => void
}

/** The pieces of the picture as rows that add up, in the order of the report. */
export const BlockTable = ({ blocks, whole, year, onOpen }: BlockTableProps) => (
  <Table caption={`The footprint of ${year} by scope and category, in tonnes of CO2e`} folds>
    <thead>
      <TableRow>
        <TableHead>Piece</TableHead>
        <TableHead>Scope</TableHead>
        <TableHead numeric>Tonnes</TableHead>
        <TableHead numeric>Share</TableHead>
        <TableHead>Since {year - 1}</TableHead>
        <TableHead>Where it stands</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {blocks.map((block) => (
        <TableRow key={block.id}>
          <TableCell>{nameBlock(block)}</TableCell>
          <TableCell label="Scope">
            {block.scope === 'total' ? 'not known' : scopeName(block.scope)}
          </TableCell>
          <TableCell label="Tonnes" numeric>
            {writeTonnes(block.tonnes)}
          </TableCell>
          <TableCell label="Share" numeric>
            {whole > 0 ? writeShare(block.tonnes, whole) : '–'}
          </TableCell>
          <TableCell label={`Since ${year - 1}`}>{changeOf(block, year)?.words ?? 'not known'}</TableCell>
          <TableCell label="Where it stands">
            <button
              type="button"
              onClick={() => onOpen(block)}
              aria-label={`Where ${nameBlock(block)} stands`}
              className="min-h-9 font-mono text-fine text-leaf-strong underline decoration-leaf/40 underline-offset-4"
            >
              {block.figure?.evidence ? writePlace(block.figure.evidence) : 'given by a person'}
            </button>
          </TableCell>
        </TableRow>
      ))}
    </tbody>
    <tfoot>
      <TableTotal>
        <TableCell>Together</TableCell>
        <TableCell label="" />
        <TableCell label="Tonnes" numeric>
          {writeTonnes(whole)}
        </TableCell>
        <TableCell label="" />
        <TableCell label="" />
        <TableCell label="" />
      </TableTotal>
    </tfoot>
  </Table>
)
