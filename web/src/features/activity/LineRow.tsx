import type { ActivityGroup } from '@ledgerleaf/contract/activities'
import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import { readNumber } from '@ledgerleaf/contract/activity-lines'
import { tonnesOf } from '@ledgerleaf/contract/activity-totals'
import type { LineProblem } from '@ledgerleaf/contract/compute-lines'
import { writeGiven } from '@ledgerleaf/contract/quantities'
import { Trash2 } from 'lucide-react'
import { GradeMark } from '../../nouns/activity/GradeMark.tsx'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { LineForm } from './LineForm.tsx'
import { rowId } from './line-field.ts'
import { gramsOf, nameLine } from './sections.ts'

type LineRowProps = {
  group: ActivityGroup
  line: DraftLine
  year: number
  computed: ActivityLine | undefined
  problem: LineProblem | undefined
  isOpen: boolean
  isAsked: boolean
  /** Only to be read: by the role, or while something else is being done with the lines. */
  isClosed: boolean
  onOpen: () => void
  onChange: (more: Partial<DraftLine>) => void
  onRemove: () => void
}

/** With its thousands marked, once it is a number. */
const writeAmount = (typed: string): string => {
  const plain = readNumber(typed)
  return plain === null ? typed : writeGiven(plain)
}

/** What a line says in one row, and its form below once it is opened. */
export const LineRow = (props: LineRowProps) => {
  const { line, computed, problem, isOpen, isClosed, onOpen, onRemove } = props
  const name = nameLine(line)
  const said = [
    line.amount !== '' && `${writeAmount(line.amount)} ${line.unit}`,
    line.site,
    line.country !== '' && countryName(line.country),
  ].filter(Boolean)
  return (
    <li className="border-hairline border-b last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3 sm:px-5">
        <button
          id={rowId(line.id)}
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="grid min-h-11 min-w-0 flex-1 basis-52 gap-0.5 text-left focus-visible:outline-offset-2"
        >
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="text-muted text-sm [overflow-wrap:anywhere]">
            {said.length > 0 ? said.join(' · ') : 'Nothing said yet'}
          </span>
          {problem && <span className="text-attention text-sm">{problem.message}</span>}
        </button>
        {computed && (
          <p className="ml-auto flex items-center gap-3 whitespace-nowrap pt-0.5">
            <span className="font-mono text-note tabular-nums">
              {writeTonnes(tonnesOf(gramsOf(computed)))} t
            </span>
            <GradeMark grade={computed.grade} says={computed.reasons.join(', ')} />
          </p>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={isClosed}
          aria-label={`Take out ${name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
      {isOpen && <LineForm {...props} />}
      {isOpen && computed && (
        <p className="border-hairline border-t px-4 py-3 font-mono text-sm [overflow-wrap:anywhere] sm:px-5">
          {computed.formula}
          {computed.marketFormula && (
            <span className="block text-muted">By contract: {computed.marketFormula}</span>
          )}
        </p>
      )}
    </li>
  )
}
