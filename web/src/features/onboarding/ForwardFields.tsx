import { milestonesMax, Shortfall, shortfallDuties } from '@ledgerleaf/contract/forward-terms'
import { Plus, Trash2 } from 'lucide-react'
import { shortfallNames } from '../../nouns/forward/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type ForwardText, newDate } from './forward-text.ts'
import { wrongDate } from './publish-reading.ts'

type Props = {
  value: ForwardText
  /** The last day of the promised vintage: nothing of it is delivered before it is over. */
  vintageEndsOn: string
  error: string | undefined
  onChange: (value: ForwardText) => void
}

/** The dates of a forward sale: so many credits by that day, and what follows if they do not come. */
export const ForwardFields = ({ value, vintageEndsOn, error, onChange }: Props) => {
  const atDates = value.dates.map(({ dueOn }) => wrongDate(dueOn, vintageEndsOn))
  const change = (key: string, part: Partial<ForwardText['dates'][number]>) =>
    onChange({ ...value, dates: value.dates.map((date) => (date.key === key ? { ...date, ...part } : date)) })
  return (
    <fieldset className="grid gap-4 border-ochre border-l-2 pl-4">
      <legend className="mb-3 font-medium">What you promise</legend>
      {value.dates.map(({ key, dueOn, credits }, at) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:max-w-lg sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <TextField
            label={`Delivered by (${at + 1})`}
            type="date"
            required
            value={dueOn}
            error={atDates[at]}
            className="max-sm:col-span-2"
            onChange={(event) => change(key, { dueOn: event.target.value })}
          />
          <TextField
            label={`Credits (${at + 1})`}
            figures
            required
            inputMode="numeric"
            value={credits}
            onChange={(event) => change(key, { credits: event.target.value })}
          />
          <button
            type="button"
            aria-label={`Remove date ${at + 1}`}
            disabled={value.dates.length === 1}
            onClick={() => onChange({ ...value, dates: value.dates.filter((date) => date.key !== key) })}
            className="mt-7 grid size-11 place-items-center rounded-soft text-muted hover:bg-sunken hover:text-ink disabled:opacity-40"
          >
            <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          </button>
        </div>
      ))}
      {error && !atDates.includes(error) && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      {value.dates.length < milestonesMax && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ ...value, dates: [...value.dates, newDate()] })}
        >
          <Plus aria-hidden="true" className="size-4" /> Another date
        </Button>
      )}
      <Select
        label="If a date is missed"
        hint={shortfallDuties[value.shortfall]}
        value={value.shortfall}
        onChange={(event) => onChange({ ...value, shortfall: Shortfall.parse(event.target.value) })}
      >
        {Shortfall.options.map((rule) => (
          <option key={rule} value={rule}>
            {shortfallNames[rule]}
          </option>
        ))}
      </Select>
      <p className="text-muted text-sm">
        Buyers pay into escrow. You are paid date by date, as you deliver under Deliveries.
      </p>
    </fieldset>
  )
}
