import type { LineProblem } from '@ledgerleaf/contract/compute-lines'
import { writeCount } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { type ActivitySection, nameLine } from './sections.ts'

const shownMax = 4

type UnfinishedProps = {
  sections: readonly ActivitySection[]
  /** Somebody wanted to finish: it is said aloud now. */
  isAsked: boolean
  onGo: (problem: LineProblem) => void
}

/** What is missing before it can be finished, line by line, and the way to each. */
export const Unfinished = ({ sections, isAsked, onGo }: UnfinishedProps) => {
  const wrong = sections.flatMap(({ name, lines }) =>
    lines.flatMap(({ line, problem }) => (problem ? [{ line, problem, section: name }] : [])),
  )
  if (wrong.length === 0) return null
  return (
    <div role={isAsked ? 'alert' : undefined} className="grid gap-2 border-ochre border-l-2 pl-3">
      <p className="font-medium text-attention text-sm">
        {writeCount(wrong.length, 'line is', 'lines are')} not complete, and not counted.
      </p>
      <ul className="grid gap-2">
        {wrong.slice(0, shownMax).map(({ line, problem, section }) => (
          <li key={line.id} className="min-w-0 text-sm [overflow-wrap:anywhere]">
            <button
              type="button"
              onClick={() => onGo(problem)}
              className={`${textLinkLook} min-h-6 text-left`}
            >
              {line.activity === '' ? `A new line in ${section.toLowerCase()}` : nameLine(line)}
            </button>
            <span className="block text-muted">{problem.message}</span>
          </li>
        ))}
      </ul>
      {wrong.length > shownMax && (
        <p className="text-muted text-sm">and {writeCount(wrong.length - shownMax, 'more', 'more')}</p>
      )}
    </div>
  )
}
