import type { CoverAddress } from '@ledgerleaf/contract/cover-address'
import { useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { Select } from '../../ui/Select.tsx'

export type OpenTonnes = { year: number; isChosen: boolean; choose: () => void }

type ReportChoiceProps = {
  cover: CoverAddress
  years: readonly number[]
  hint?: string | undefined
  /** What the dashboard calls open, as a choice of its own. */
  open?: OpenTonnes | null
  onChange: (cover: CoverAddress) => void
}

const openValue = 'open'

/** Where the tonnes come from: a report that was analysed, or the buyer's own number. Nothing where there is no report. */
export const ReportChoice = ({ cover, years, hint, open = null, onChange }: ReportChoiceProps) => {
  const { own } = useOwnFootprints()
  const reports = own.analyses.filter(({ state, footprint }) => state === 'completed' && footprint)
  if (reports.length === 0 && cover.report === null && !open) return null
  const isListed = reports.some(({ id }) => id === cover.report)
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Select
        label="Tonnes from"
        hint={open?.isChosen ? 'What is not yet covered by credits you hold or have retired' : hint}
        className={cover.report === null ? 'sm:col-span-2 lg:max-w-80' : undefined}
        value={cover.report ?? (open?.isChosen ? openValue : '')}
        onChange={({ target: { value } }) =>
          open && value === openValue
            ? open.choose()
            : onChange({ report: value === '' ? null : value, year: null, choice: null })
        }
      >
        {open && <option value={openValue}>Whole footprint, {open.year}</option>}
        <option value="">A number of my own</option>
        {cover.report !== null && !isListed && <option value={cover.report}>This report</option>}
        {reports.map(({ id, companyName, fileName }) => (
          <option key={id} value={id}>
            {companyName === '' ? fileName : `${companyName}, ${fileName}`}
          </option>
        ))}
      </Select>
      {cover.report !== null && years.length > 0 && (
        <Select
          label="Year"
          value={cover.year ?? ''}
          onChange={({ target: { value } }) => onChange({ ...cover, year: Number(value), choice: null })}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
