import { writeCount } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { type LineDoing, LineList } from './LineList.tsx'
import { type ActivitySection, holdsWords } from './sections.ts'

type FoundLinesProps = { sections: readonly ActivitySection[]; typed: string; doing: LineDoing }

/** The lines that hold what was typed, section by section; the one that is open stays while it is changed. */
export const FoundLines = ({ sections, typed, doing }: FoundLinesProps) => {
  const found = sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter(({ line }) => line.id === doing.open || holdsWords(line, typed)),
    }))
    .filter(({ lines }) => lines.length > 0)
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p role="status" className="text-muted text-sm">
        {count === 0 ? 'No line says that' : writeCount(count, 'line')}
      </p>
      {found.map(({ id, name, lines }) => (
        <Part key={id} title={name}>
          <LineList name={name} group={id} lines={lines} doing={doing} />
        </Part>
      ))}
    </div>
  )
}
