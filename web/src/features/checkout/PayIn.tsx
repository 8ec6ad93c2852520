import {
  type Currency,
  convert,
  currencies,
  type RateSheet,
  writeExchange,
  writeMoney,
} from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import { vatOf } from '@ledgerleaf/contract/vat'
import { Select } from '../../ui/Select.tsx'

const names: Record<Currency, string> = { usd: 'US dollars', eur: 'Euros', gbp: 'Pounds sterling' }

type Props = {
  priceCents: number
  vatBasisPoints: number
  currency: Currency
  sheet: RateSheet
  disabled: boolean
  onChange: (currency: Currency) => void
}

/** As the server works it out: price and VAT are rounded apart. */
const amountOf = ({ priceCents, vatBasisPoints, currency, sheet }: Props): number => {
  const netMinor = convert(priceCents, 'usd', currency, sheet)
  return netMinor + vatOf(netMinor, vatBasisPoints)
}

/** In which currency the order is paid: what it comes to, by whose rate and of which day. */
export const PayIn = (props: Props) => {
  const { currency, sheet, disabled, onChange } = props
  return (
    <div className="grid gap-2">
      <Select
        label="Pay in"
        value={currency}
        disabled={disabled}
        onChange={(event) => onChange(currencies.find((one) => one === event.target.value) ?? 'usd')}
      >
        {currencies.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      {currency !== 'usd' && (
        <p aria-live="polite" className="text-muted text-sm">
          You pay{' '}
          <strong className="whitespace-nowrap font-medium text-ink tabular-nums">
            {writeMoney(amountOf(props), currency)}
          </strong>
          : {writeExchange('usd', currency, sheet)}, {sheet.source}, {writeDay(sheet.day)}. The rate stays
          with the order; what is returned goes back at the same one.
        </p>
      )}
    </div>
  )
}
