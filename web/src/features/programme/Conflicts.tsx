import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import { writePercent } from '@ledgerleaf/contract/percent'
import type { Programme, ProgrammeStatement } from '@ledgerleaf/contract/programme'
import { NewDecision } from '@ledgerleaf/contract/programme-decisions'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { writeCount } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { decide } from './decide.ts'
import {
  conflictId,
  type OpenConflict,
  openConflicts,
  placeWords,
  proposalWords,
  sourceOf,
  tellStatement,
} from './programme-words.ts'

type OptionProps = {
  programme: Programme
  conflict: OpenConflict
  statement: ProgrammeStatement
  field: object
}

/** One of the figures: what it is, where it stands, and why it is proposed where it is. */
const Option = ({ programme, conflict, statement, field }: OptionProps) => {
  const { year, line } = conflict
  const source = sourceOf(programme, statement.sourceId)
  const proposal = line.conflict?.proposal
  const because = proposal?.sourceId === statement.sourceId ? proposalWords[proposal.because] : null
  return (
    <label className="flex cursor-pointer gap-4 border-hairline border-t py-4 has-checked:bg-paper sm:px-3">
      <input
        type="radio"
        value={statement.sourceId}
        className="mt-2 size-5 shrink-0 accent-leaf"
        {...field}
      />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="font-display text-2xl lining-nums tabular-nums leading-none">
          {writeExact(statement.tonnes)} <span className="text-base text-muted">t CO2e</span>
        </span>
        <span className="text-note [overflow-wrap:anywhere]">
          <TextLink to={wayToFigure(statement.sourceId, statement.metric, year)}>
            {source?.name ?? 'A report'}
          </TextLink>
          <span className="text-muted">, {tellStatement(line, statement, source)}</span>
        </span>
        {because && <span className="max-w-text text-muted text-sm">{because}</span>}
      </span>
    </label>
  )
}

type ConflictProps = { programme: Programme; conflict: OpenConflict }

const ConflictForm = ({ programme, conflict }: ConflictProps) => {
  const { year, line } = conflict
  const isClosed = !useMay('prepare')
  const seen = line.statements.map(({ sourceId, tonnes }) => ({ sourceId, tonnes }))
  const { bind, submit, isSending, refusal } = useContractForm(NewDecision, {
    start: { sourceId: line.conflict?.proposal.sourceId ?? '', reason: '' },
    toInput: (typed) => ({
      ...typed,
      kind: 'choose',
      year,
      line: line.line,
      seen,
      seenVersion: programme.version,
    }),
  })
  const { error: _, ...choice } = bind('sourceId')
  return (
    <form noValidate onSubmit={submit(decide)} aria-label={placeWords(conflict)} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset disabled={isClosed} className="border-hairline border-b">
        <legend className="sr-only">Which figure stands for {placeWords(conflict)}?</legend>
        {line.statements.map((statement) => (
          <Option
            key={statement.sourceId}
            programme={programme}
            conflict={conflict}
            statement={statement}
            field={choice}
          />
        ))}
      </fieldset>
      <TextArea
        label="Why this one"
        rows={2}
        disabled={isClosed}
        hint="Stays with the figure, in the history and in every export."
        {...bind('reason')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="prepare"
          doing="decide which figure stands"
          type="submit"
          busy={isSending}
          busyLabel="Keeping..."
        >
          Let it stand
        </DutyButton>
      </div>
    </form>
  )
}

/** What documents contradict each other about. Nothing is chosen for the person, and until they do nothing is added up. */
export const Conflicts = ({ programme }: { programme: Programme }) => {
  const open = openConflicts(programme)
  if (open.length === 0) return null
  return (
    <Part
      title="To decide first"
      id="conflicts"
      look="sheet"
      lead={`${writeCount(open.length, 'figure')} on which your reports contradict each other. Until you decide, the total of the year is undecided.`}
    >
      <div className="grid">
        {open.map((conflict, place) => {
          const { line } = conflict
          const most = Math.max(...line.statements.map(({ tonnes }) => tonnes))
          const difference = line.conflict?.differenceTonnes ?? 0
          return (
            <details
              key={`${conflictId(conflict)} ${line.statements.map(({ tonnes }) => tonnes).join()}`}
              id={conflictId(conflict)}
              open={place === 0}
              className="scroll-mt-6 border-edge border-t py-4 last:pb-0"
            >
              <summary className="min-h-6">
                <span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pl-1 align-top">
                  <span className="font-medium">{placeWords(conflict)}</span>
                  <span className="font-mono text-attention text-sm tabular-nums">
                    {writeExact(difference)} t apart, {writePercent(difference, most)}
                  </span>
                </span>
              </summary>
              <div className="mt-4">
                <ConflictForm programme={programme} conflict={conflict} />
              </div>
            </details>
          )
        })}
      </div>
    </Part>
  )
}
