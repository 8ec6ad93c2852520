import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import type { CoverRow } from '@ledgerleaf/contract/coverage'
import type { ReactNode } from 'react'
import { writeTonnes } from '../../nouns/recommendation/words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { PercentField } from './PercentField.tsx'

type CoverPartProps = {
  row: CoverRow
  name: string
  analysisId: string
  year: number
  percent: number
  /** A category stands below Scope 3. */
  isWithin?: boolean
  /** What else there is to choose about it. */
  children?: ReactNode
  onChange: (percent: number) => void
}

const Source = ({
  row,
  name,
  analysisId,
  year,
}: Pick<CoverPartProps, 'row' | 'name' | 'analysisId' | 'year'>) => {
  const tonnes = `${writeTonnes(row.tonnes)} t`
  return (
    <span className="grid justify-items-end text-right">
      {row.summed ? (
        <span className="font-mono text-note tabular-nums">{tonnes}</span>
      ) : (
        <TextLink
          to={wayToFigure(analysisId, row.metric, year)}
          aria-label={`${name}: ${tonnes}, show where it stands in the report`}
          className="font-mono text-note tabular-nums"
        >
          {tonnes}
        </TextLink>
      )}
      {row.corrected && <span className="text-leaf-strong text-xs">corrected</span>}
      {row.doubtful && <span className="text-attention text-xs">worth checking</span>}
      {row.summed && <span className="text-muted text-xs">sum of its categories</span>}
    </span>
  )
}

/** One part of the footprint: whether to cover it, how much of it, and where its figure comes from. */
export const CoverPart = ({
  row,
  name,
  analysisId,
  year,
  percent,
  isWithin,
  children,
  onChange,
}: CoverPartProps) => (
  <li
    className={cn(
      'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-hairline border-b py-3 sm:grid-cols-[minmax(0,1fr)_9rem_5.5rem]',
      isWithin && 'pl-5 text-note sm:pl-8',
    )}
  >
    <div className="grid gap-1.5">
      <Checkbox
        label={<span className={cn(!isWithin && 'font-medium')}>{name}</span>}
        checked={percent > 0}
        onChange={(event) => onChange(event.target.checked ? 100 : 0)}
      />
      {children}
    </div>
    <Source row={row} name={name} analysisId={analysisId} year={year} />
    <div className="min-h-9 justify-self-end max-sm:col-span-2 max-sm:empty:hidden">
      {percent > 0 && <PercentField of={name} percent={percent} onChange={onChange} />}
    </div>
  </li>
)
