import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'

type Props = {
  every: 'month' | 'year'
  isGuest: boolean
  disabled: boolean
  onChange: (every: 'month' | 'year') => void
}

/** What one payment can cover of a subscription and what it cannot; said before anybody pays. */
export const HowOften = ({ every, isGuest, disabled, onChange }: Props) => {
  if (isGuest)
    return (
      <Notice tone="attention" title="A subscription needs an account">
        It comes again, so it must belong to somebody. Sign in first, or take that line out of the basket.
      </Notice>
    )
  return (
    <div className="grid gap-4 border-ochre border-l-2 pl-4">
      <Select
        label="The subscription comes again"
        value={every}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value === 'year' ? 'year' : 'month')}
      >
        <option value="month">Every month</option>
        <option value="year">Every year</option>
      </Select>
      <p className="text-muted text-sm">
        Today’s payment buys the first run. Each later run is a charge of its own to the card you pay with
        now, never dearer than today’s price, until you pause or cancel it under Subscriptions.
      </p>
    </div>
  )
}
