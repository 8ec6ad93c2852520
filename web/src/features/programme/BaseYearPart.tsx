import type { BaseYear, Programme } from '@ledgerleaf/contract/programme'
import { lineName, programmeLines } from '@ledgerleaf/contract/programme-lines'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { useState } from 'react'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { openLook } from '../../ui/quiet-looks.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { AdjustForm } from './AdjustForm.tsx'
import { BaseYearForm } from './BaseYearForm.tsx'
import { sayBase, writeSigned } from './programme-words.ts'
import { type AskedDecision, ReasonDialog } from './ReasonDialog.tsx'
import { ReasonForm } from './ReasonForm.tsx'

const BaseTable = ({ base }: { base: BaseYear }) => {
  const of = (figures: BaseYear['now'], line: string) => figures.find((one) => one.line === line)?.tonnes
  const lines = programmeLines.filter((line) =>
    [...base.recorded, ...base.now].some((one) => one.line === line),
  )
  return (
    <Table caption={`The base year ${base.year}, as recorded and as it is known now, in tonnes of CO2e`}>
      <thead>
        <TableRow>
          <TableHead>{base.year}</TableHead>
          <TableHead numeric>Recorded</TableHead>
          <TableHead numeric>Known now</TableHead>
          <TableHead numeric>Change</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {lines.map((line) => {
          const [before, after] = [of(base.recorded, line), of(base.now, line)]
          return (
            <TableRow key={line}>
              <TableCell>{lineName(line)}</TableCell>
              <TableCell numeric>{before === undefined ? '–' : writeExact(before)}</TableCell>
              <TableCell numeric>{after === undefined ? 'unknown' : writeExact(after)}</TableCell>
              <TableCell numeric>
                {before === undefined || after === undefined || before === after
                  ? '–'
                  : writeSigned(Number((after - before).toPrecision(12)))}
              </TableCell>
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}

/** What to do about a base year that changed: both ways need a reason. */
const Question = ({ base, version }: { base: BaseYear; version: number }) => {
  const [isKeeping, setIsKeeping] = useState(false)
  return (
    <div className="grid gap-4">
      <ReasonForm
        key={String(isKeeping)}
        name={isKeeping ? 'Keep the base year' : 'Recalculate the base year'}
        wish={{ kind: isKeeping ? 'keep' : 'recalculate', seenVersion: version }}
        doing="recalculate the base year"
      >
        {isKeeping ? 'Keep it as recorded' : 'Recalculate'}
      </ReasonForm>
      {base.state !== 'kept' && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setIsKeeping(!isKeeping)}
        >
          {isKeeping ? 'Recalculate instead' : 'Keep it as recorded instead'}
        </Button>
      )}
    </div>
  )
}

type AdjustmentsProps = { programme: Programme; base: BaseYear }

const Adjustments = ({ programme: { decisions, version }, base: { adjustments } }: AdjustmentsProps) => {
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const may = useMay('prepare')
  if (adjustments.length === 0) return null
  return (
    <ul className="border-edge border-t">
      {adjustments.map(({ version: made, line, tonnes }) => {
        const said = decisions.find((one) => one.version === made)?.said
        const what = said?.kind === 'adjust' ? said.what : 'An adjustment'
        return (
          <li
            key={made}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b py-2.5"
          >
            <p className="min-w-0 text-note [overflow-wrap:anywhere]">
              {what}: {lineName(line)} <span className="font-mono tabular-nums">{writeSigned(tonnes)} t</span>
            </p>
            <Button
              variant="quiet"
              size="small"
              disabled={!may}
              aria-label={`Take back ${what}`}
              onClick={() =>
                setAsked({
                  title: 'Take it back?',
                  text: `${what}: ${writeSigned(tonnes)} t. It stays in the history.`,
                  wish: { kind: 'unadjust', version: made },
                  doing: 'take it back',
                  button: 'Take it back',
                })
              }
            >
              Take back
            </Button>
          </li>
        )
      })}
      <ReasonDialog asked={asked} seenVersion={version} onClose={() => setAsked(null)} />
    </ul>
  )
}

const summaryLook = 'min-h-6 w-fit font-medium text-leaf-strong text-note'

const Standing = ({ programme, base }: { programme: Programme; base: BaseYear }) => (
  <>
    {base.state === 'asked' ? (
      <Notice tone="attention">{sayBase(base)}</Notice>
    ) : (
      <p className="text-muted text-note">{sayBase(base)}</p>
    )}
    <BaseTable base={base} />
    <Adjustments programme={programme} base={base} />
    {base.state !== 'same' && <Question base={base} version={programme.version} />}
    <details className="border-hairline border-t pt-4">
      <summary className={summaryLook}>Something was acquired, sold or found wrong</summary>
      <div className="mt-5">
        <AdjustForm programme={programme} base={base} />
      </div>
    </details>
    <details className="border-hairline border-t pt-4">
      <summary className={summaryLook}>Another base year or threshold</summary>
      <div className="mt-5">
        <BaseYearForm key={base.recordedBy} programme={programme} />
      </div>
    </details>
  </>
)

/** What targets are counted from, kept still until somebody recalculates it with a reason. */
export const BaseYearPart = ({ programme }: { programme: Programme }) => (
  <Part
    id="base-year"
    title={programme.base ? `Base year ${programme.base.year}` : 'Base year'}
    lead="Recorded once, so that targets do not move with every correction. When its figures change by more than the threshold, you are asked; changes up and down do not cancel out."
  >
    {programme.base ? (
      <Standing programme={programme} base={programme.base} />
    ) : (
      <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
        <p className="text-note">None is recorded: each target counts from a year of its own.</p>
        <details>
          <summary className={openLook}>Record a base year</summary>
          <div className="mt-5">
            <BaseYearForm programme={programme} />
          </div>
        </details>
      </div>
    )}
  </Part>
)
