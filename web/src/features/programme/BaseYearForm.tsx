import type { Programme } from '@ledgerleaf/contract/programme'
import { NewDecision, thresholdPercentDefault } from '@ledgerleaf/contract/programme-decisions'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { decide } from './decide.ts'

/** Records a year of those that are known, with the change from which on one is asked. */
export const BaseYearForm = ({ programme }: { programme: Programme }) => {
  const { years, base, version } = programme
  const isClosed = !useMay('prepare')
  const known = years.filter(({ lines }) => lines.length > 0).map(({ year }) => year)
  const { bind, submit, isSending, refusal } = useContractForm(NewDecision, {
    start: {
      year: String(base?.year ?? known[0] ?? ''),
      thresholdPercent: String(base?.thresholdPercent ?? thresholdPercentDefault),
      reason: '',
    },
    toInput: ({ year, thresholdPercent, reason }) => ({
      kind: 'base',
      year: Number(year),
      thresholdPercent: Number(thresholdPercent.replace(',', '.')),
      reason,
      seenVersion: version,
    }),
  })
  return (
    <form noValidate onSubmit={submit(decide)} aria-label="Set the base year" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset disabled={isClosed} className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Select label="Base year" {...bind('year')}>
          {known.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
        <TextField
          label="Ask from a change of, in percent"
          inputMode="decimal"
          figures
          {...bind('thresholdPercent')}
        />
      </fieldset>
      <TextArea label="Reason" rows={2} disabled={isClosed} {...bind('reason')} />
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="prepare"
          doing="set the base year"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Keeping..."
        >
          Record it
        </DutyButton>
      </div>
    </form>
  )
}
