import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import type { Cite } from '../../nouns/document/cite.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'

/** What the documents state of each vintage beside what is entered of it, so that a gap is seen before the review sees it. */
export const StatedVintages = ({ project, cite }: { project: ProjectDetail; cite: Cite }) => {
  if (project.statedVintages.length === 0) return null
  const entered = (vintage: string) =>
    project.blocks
      .filter((block) => String(block.vintage) === vintage.slice(0, 4))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="grid gap-2 border-hairline border-t pt-4">
      <h3 className="font-medium text-note">Vintages your documents state</h3>
      <ul className="grid gap-2">
        {project.statedVintages.map((stated) => (
          <li
            key={`${stated.documentId} ${stated.vintage} ${stated.quantity}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
          >
            <span className="text-note">
              {stated.vintage}: {writeCount(stated.quantity, 'credit')} stated,{' '}
              {writeWhole(entered(stated.vintage))} entered as blocks
            </span>
            {cite(stated)}
          </li>
        ))}
      </ul>
    </div>
  )
}
