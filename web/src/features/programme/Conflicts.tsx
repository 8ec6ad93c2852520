import { nameAnalysis } from '@ledgerleaf/contract/analysis-name'
import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import { writePercent } from '@ledgerleaf/contract/percent'
import type { Programme, ProgrammeStatement } from '@ledgerleaf/contract/programme'
import { NewDecision } from '@ledgerleaf/contract/programme-decisions'
import { writeExact } from '@ledgerleaf/contract/quantities'
import type { ReactNode } from 'react'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { writeCount, writeInstant } from '../../ui/format.ts'
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
  spanOf,
  tellConsequence,
  tellStatement,
} from './programme-words.ts'

type OptionProps = {
  programme: Programme
  conflict: OpenConflict
  statement: ProgrammeStatement
  field: object
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
    <span className="text-muted">{name}</span>
    <span className="[overflow-wrap:anywhere]">{children}</span>
  </span>
)

/** How a figure stands to the least of those it contradicts. */
const tellMore = (tonnes: number, least: number): string =>
  tonnes === least ? 'The least of them' : `${writeExact(tonnes - least)} t more than the least`

/** One of the figures on a sheet of its own: what it is, who says so, when and where, and what follows if it stands. */
const Option = ({ programme, conflict, statement, field }: OptionProps) => {
  const { year, line } = conflict
  const source = sourceOf(programme, statement.sourceId)
  const proposal = line.conflict?.proposal
  const because = proposal?.sourceId === statement.sourceId ? proposalWords[proposal.because] : null
  const all = line.statements.map(({ tonnes }) => tonnes)
  const told = programme.years.find((one) => one.year === year)
  const place = tellStatement(line, statement, source)
  return (
    <label className="grid cursor-pointer content-start gap-4 border-2 border-hairline bg-paper p-4 has-checked:border-leaf sm:p-5">
      <span className="flex items-start gap-3">
        <input
          type="radio"
          value={statement.sourceId}
          className="mt-1 size-5 shrink-0 accent-leaf"
          {...field}
        />
        <span className="grid min-w-0 flex-1 gap-2">
          <span className="font-display text-2xl lining-nums tabular-nums leading-none [overflow-wrap:anywhere]">
            {writeExact(statement.tonnes)} <span className="text-base text-muted">t CO2e</span>
          </span>
          <span aria-hidden="true" className="block h-1.5 bg-sunken">
            <span
              className="block h-full bg-leaf"
              style={{ width: `${(statement.tonnes / Math.max(1e-9, ...all)) * 100}%` }}
            />
          </span>
          <span className="text-muted text-sm tabular-nums">
            {tellMore(statement.tonnes, Math.min(...all))}
          </span>
        </span>
      </span>
      <span className="grid gap-1.5 text-sm">
        <Fact name="Source">
          <TextLink to={wayToFigure(statement.sourceId, statement.metric, year)}>
            {source?.name ?? 'A report'}
          </TextLink>
        </Fact>
        {source && <Fact name="Uploaded">{writeInstant(source.uploadedAt)}</Fact>}
        {source && (
          <Fact name="About">
            <span className="line-clamp-2">
              {nameAnalysis({ companyName: source.companyName, company: null })}
            </span>
            {spanOf(source.years)}
          </Fact>
        )}
        {place && <Fact name="Stands">{place}</Fact>}
        {statement.evidence?.quote && (
          <Fact name="Words">
            <span className="line-clamp-2">“{statement.evidence.quote}”</span>
          </Fact>
        )}
        {told && <Fact name="Then">{tellConsequence(told, line.line, statement.tonnes)}</Fact>}
      </span>
      {because && <span className="border-hairline border-t pt-3 text-muted text-sm">{because}</span>}
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
      <fieldset
        disabled={isClosed}
        className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4"
      >
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
