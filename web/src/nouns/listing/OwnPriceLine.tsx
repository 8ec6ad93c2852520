import { writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import type { OwnPrice } from '@ledgerleaf/contract/listings'

/** What the seller asks where that is not dollars, and of which day the rate is that the dollars beside it are by. */
export const OwnPriceLine = ({ price: { currency, priceMinor, ratesDay } }: { price: OwnPrice }) =>
  currency === 'usd' ? null : (
    <span className="block text-muted text-sm tabular-nums">
      <span className="whitespace-nowrap">{writeMoney(priceMinor, currency)}</span>
      {ratesDay && (
        <>
          {' '}
          at the rate of <span className="whitespace-nowrap">{writeDay(ratesDay)}</span>
        </>
      )}
    </span>
  )
