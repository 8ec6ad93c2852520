import type { ReportQuery } from '@ledgerleaf/contract/reports'
import { useState } from 'react'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { otherDays, periodChoice, recentYears, wholeYear } from './periods.ts'

type Days = Pick<ReportQuery, 'from' | 'to'>

/** A year at one press; any other period by its days. */
export const PeriodFields = ({ period, onPeriod }: { period: Days; onPeriod: (days: Days) => void }) => {
  const thisYear = new Date().getFullYear()
  const [isOther, setOther] = useState(() => periodChoice(period, thisYear) === otherDays)
  const chosen = isOther ? otherDays : periodChoice(period, thisYear)
  return (
    <>
      <Select
        label="Period"
        value={chosen}
        className="sm:col-span-2"
        onChange={({ target: { value } }) => {
          setOther(value === otherDays)
          if (value !== otherDays) onPeriod(wholeYear(Number(value)))
        }}
      >
        {recentYears(thisYear).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
        <option value={otherDays}>Other days</option>
      </Select>
      {chosen === otherDays && (
        <>
          <TextField
            label="First day"
            type="date"
            value={period.from}
            onChange={(event) => event.target.value && onPeriod({ ...period, from: event.target.value })}
          />
          <TextField
            label="Last day"
            type="date"
            value={period.to}
            error={period.from > period.to ? 'The last day must not come before the first' : undefined}
            onChange={(event) => event.target.value && onPeriod({ ...period, to: event.target.value })}
          />
        </>
      )}
    </>
  )
}
