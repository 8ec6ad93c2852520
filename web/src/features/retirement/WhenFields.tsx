import { yearEnd } from '@ledgerleaf/contract/scheduled-retirements'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { RetireDay } from './use-retire-day.ts'

type Props = {
  day: RetireDay
  /** Whether whatever is held on the day may be chosen: not where it is shared, or of one batch. */
  mayTakeHeld: boolean
}

const errorOf = ({ wrong }: RetireDay, field: 'on' | 'upTo') =>
  wrong?.field === field ? { error: wrong.message } : {}

/** When it is retired: at once, or on a day, the end of the year first. */
export const WhenFields = ({ day, mayTakeHeld }: Props) => (
  <div className="grid gap-5">
    <Checkbox
      label={
        <>
          <span className="font-medium">Retire on a day to come</span>
          <span className="block text-muted text-sm">At the end of the year, for example.</span>
        </>
      }
      checked={day.isLater}
      onChange={(event) => day.setLater(event.target.checked)}
    />
    {day.isLater && (
      <fieldset ref={day.place} className="grid gap-5 border-edge border-t-2 bg-sheet px-5 pt-4 pb-5">
        <legend className="sr-only">When</legend>
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label="Day"
            name="on"
            type="date"
            className="w-44"
            value={day.on}
            onChange={(event) => day.setOn(event.target.value)}
            {...errorOf(day, 'on')}
          />
          <Button variant="outline" onClick={() => day.setOn(yearEnd(new Date()))}>
            Year end
          </Button>
        </div>
        {mayTakeHeld && (
          <Checkbox
            label="Whatever is held on that day, the oldest vintages first"
            checked={day.isHeld}
            onChange={(event) => day.setHeld(event.target.checked)}
          />
        )}
        {mayTakeHeld && day.isHeld && (
          <TextField
            label="At most, in tonnes"
            name="upTo"
            figures
            inputMode="numeric"
            autoComplete="off"
            className="w-44"
            value={day.upTo}
            onChange={(event) => day.setUpTo(event.target.value)}
            {...errorOf(day, 'upTo')}
          />
        )}
        <Notice tone="info" title="Nothing is held for it.">
          The credits stay yours to retire or withdraw until then, and must be there on the day; it begins at
          midnight UTC. A week before we tell whoever may retire. If it cannot be done, nothing is retired and
          you are told why. Until its day it can be moved or taken back.
        </Notice>
      </fieldset>
    )}
  </div>
)
