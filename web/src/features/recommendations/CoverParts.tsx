import { methodName, partName } from '@ledgerleaf/contract/cover-words'
import type { Coverable, CoverChoice, CoverRow } from '@ledgerleaf/contract/coverage'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { useState } from 'react'
import { CoverPart } from './CoverPart.tsx'
import { takePart } from './take-part.ts'

type CoverPartsProps = {
  coverable: Coverable
  choice: CoverChoice
  onChange: (choice: CoverChoice) => void
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type MethodProps = { rows: readonly CoverRow[]; chosen: CoverRow; onChoose: (metric: Metric) => void }

/** Where a report gives Scope 2 twice, the buyer says by which method; where it gives it once, the method is named. */
const Method = ({ rows, chosen, onChoose }: MethodProps) =>
  rows.length === 1 ? (
    <p className="pl-8 text-muted text-sm">{capital(methodName(chosen.metric))}</p>
  ) : (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1 pl-8">
      <legend className="sr-only">Method of Scope 2</legend>
      {rows.map(({ metric }) => (
        <label
          key={metric}
          className="flex min-h-6 items-center gap-2 text-muted text-sm has-checked:text-ink"
        >
          <input
            type="radio"
            name="scope2-method"
            checked={metric === chosen.metric}
            onChange={() => onChoose(metric)}
            className="size-4 accent-leaf"
          />
          {capital(methodName(metric))}
        </label>
      ))}
    </fieldset>
  )

/** Every part of the footprint that can be covered, as the report takes it apart. */
export const CoverParts = ({ coverable, choice, onChange }: CoverPartsProps) => {
  const { analysisId, year, scope1, scope2, scope3, categories, total } = coverable
  const second = scope2.find(({ metric }) => choice[metric] !== undefined) ?? scope2[0]
  const [isOpen, setOpen] = useState(categories.some(({ metric }) => choice[metric] !== undefined))
  const part = (row: CoverRow, name: string, isWithin = false) => ({
    row,
    name,
    isWithin,
    analysisId,
    year,
    percent: choice[row.metric] ?? 0,
    onChange: (percent: number) => onChange(takePart(choice, row.metric, percent)),
  })
  // Choosing a method is no choice to cover it: an unticked Scope 2 stays unticked.
  const [method, setMethod] = useState<Metric | null>(null)
  const shown =
    second &&
    (scope2.find(({ metric }) => metric === method && choice[second.metric] === undefined) ?? second)
  const chooseMethod = (metric: Metric) => {
    setMethod(metric)
    const percent = second ? (choice[second.metric] ?? 0) : 0
    if (percent > 0) onChange(takePart(choice, metric, percent))
  }
  return (
    <div className="grid">
      <ul className="border-hairline border-t">
        {total && <CoverPart {...part(total, 'Total, as the report gives it')} />}
        {scope1 && <CoverPart {...part(scope1, 'Scope 1')} />}
        {shown && (
          <CoverPart {...part(shown, 'Scope 2')}>
            <Method rows={scope2} chosen={shown} onChoose={chooseMethod} />
          </CoverPart>
        )}
        {scope3 && <CoverPart {...part(scope3, 'Scope 3, all of it')} />}
      </ul>
      {categories.length > 0 && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">
            Chosen categories of Scope 3 ({categories.length} in the report)
          </summary>
          <ul className="border-hairline border-t">
            {categories.map((row) => (
              <CoverPart key={row.metric} {...part(row, capital(partName(row.metric)), true)} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
