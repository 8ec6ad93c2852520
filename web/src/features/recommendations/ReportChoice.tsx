import type { CoverAddress } from '@ledgerleaf/contract/cover-address'
import { useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { Select } from '../../ui/Select.tsx'

/** What is not yet covered of Scope 1 and 2, or of the whole footprint: each a choice of its own. */
export type OpenTonnes = { of: string; year: number; isChosen: boolean; choose: () => void }

type ReportChoiceProps = {
  cover: CoverAddress
  years: readonly number[]
  hint?: string | undefined
  open?: readonly OpenTonnes[]
  onChange: (cover: CoverAddress) => void
}

const openValue = (of: string) => `open ${of}`
const nameOf = ({ of, year }: OpenTonnes) => `${of.replace('the whole', 'Whole')}, ${year}`

/** Where the tonnes come from: a report that was analysed, or the buyer's own number. Nothing where there is no report. */
export const ReportChoice = ({ cover, years, hint, open = [], onChange }: ReportChoiceProps) => {
  const { own } = useOwnFootprints()
  const reports = own.analyses.filter(({ state, footprint }) => state === 'completed' && footprint)
  if (reports.length === 0 && cover.report === null && open.length === 0) return null
  const chosen = open.find(({ isChosen }) => isChosen)
  const isListed = reports.some(({ id }) => id === cover.report)
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Select
        label="Tonnes from"
        hint={chosen ? 'What is not yet covered by credits you hold or have retired' : hint}
        className={cover.report === null ? 'sm:col-span-2 lg:max-w-80' : undefined}
        value={cover.report ?? (chosen ? openValue(chosen.of) : '')}
        onChange={({ target: { value } }) => {
          const picked = open.find(({ of }) => openValue(of) === value)
          if (picked) picked.choose()
          else onChange({ report: value === '' ? null : value, year: null, choice: null })
        }}
      >
        {open.map((one) => (
          <option key={one.of} value={openValue(one.of)}>
            {nameOf(one)}
          </option>
        ))}
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
