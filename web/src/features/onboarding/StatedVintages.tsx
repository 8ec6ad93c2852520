import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import type { Cite } from './cite.ts'

/** What the documents state of each vintage beside what is entered of it, so that a gap is seen before the review sees it. */
export const StatedVintages = ({ project, cite }: { project: ProjectDetail; cite: Cite }) => {
  if (project.statedVintages.length === 0) return null
  const entered = (vintage: string) =>
    project.blocks
      .filter((block) => String(block.vintage) === vintage.slice(0, 4))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="border-hairline border-t pt-4">
      <Table caption="Vintages your documents state" folds>
        <thead>
          <TableRow>
            <TableHead>Vintage</TableHead>
            <TableHead numeric>Stated</TableHead>
            <TableHead numeric>Entered as blocks</TableHead>
            <TableHead>Where</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {project.statedVintages.map((stated) => (
            <TableRow key={`${stated.documentId} ${stated.vintage} ${stated.quantity}`}>
              <TableCell className="font-medium">{stated.vintage}</TableCell>
              <TableCell numeric label="Stated">
                {writeWhole(stated.quantity)}
              </TableCell>
              <TableCell numeric label="Entered as blocks">
                {writeWhole(entered(stated.vintage))}
              </TableCell>
              <TableCell label="Where">{cite(stated)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
