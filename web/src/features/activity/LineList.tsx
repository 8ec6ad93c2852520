import type { ActivityGroup } from '@ledgerleaf/contract/activities'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { writeWhole } from '../../ui/format.ts'
import { LineRow } from './LineRow.tsx'
import type { SectionLine } from './sections.ts'

// So many are read at a glance; a list of hundreds is opened on purpose.
const shownFirst = 25

/** What is done with the lines, wherever they are listed. */
export type LineDoing = {
  year: number
  open: string | null
  isClosed: boolean
  isAsked: boolean
  onOpen: (id: string | null) => void
  onChange: (id: string, more: Partial<DraftLine>) => void
  onRemove: (id: string) => void
}

type LineListProps = { name: string; group: ActivityGroup; lines: readonly SectionLine[]; doing: LineDoing }

/** The lines of a section, the first ones of many; the one that is open is always among them. */
export const LineList = ({ name, group, lines, doing }: LineListProps) => {
  const [isAll, setAll] = useState(false)
  if (lines.length === 0) return null
  const shown = isAll ? lines : lines.filter(({ line }, at) => at < shownFirst || line.id === doing.open)
  const { open, onOpen, onChange, onRemove, ...rest } = doing
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <ul aria-label={name} className="w-full border-edge border-t-2 bg-sheet">
        {shown.map(({ line, computed, problem }) => (
          <LineRow
            key={line.id}
            {...{ group, line, computed, problem, ...rest }}
            isOpen={open === line.id}
            onOpen={() => onOpen(open === line.id ? null : line.id)}
            onChange={(more) => onChange(line.id, more)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button variant="outline" size="small" onClick={() => setAll(true)}>
          Show all {writeWhole(lines.length)} lines
        </Button>
      )}
    </div>
  )
}
