import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Quote, QuoteTransfer } from '@ledgerleaf/contract/quotes'
import { writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'

const reasons: Record<NonNullable<QuoteTransfer['why']>, string> = {
  over: 'more was transferred than was owed',
  late: 'it came after its time, and the credits were gone or cost more',
  ended: 'the order was ended before all of it was there',
  again: 'the invoice was paid before',
  refund: 'the order was refunded',
  unclaimed: 'it was for nothing of ours',
}

const wordsOf = ({ state, why, on }: QuoteTransfer): string => {
  if (state === 'received') return `Received on ${writeDate(on)}`
  const reason = why ? `: ${reasons[why]}` : ''
  if (state === 'owed')
    return `Goes back by bank transfer, to the account it came from${reason}. Owed since ${writeDate(on)}`
  return state === 'sent'
    ? `Given to our bank to send back on ${writeDate(on)}${reason}`
    : `Sent back; booked by our bank on ${writeDate(on)}${reason}`
}

/** What came for an invoice and what of it goes back, so that whoever paid too much sees where it is. */
export const Transfers = ({ quote: { transfers, currency } }: { quote: Quote }) =>
  transfers.length > 0 && (
    <section aria-labelledby="quote-transfers" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Heading level={2} look="small" id="quote-transfers">
        Transfers
      </Heading>
      <ul className="border-edge border-t-2 bg-sheet">
        {transfers.map((one, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two alike on one day are told apart by nothing else
            key={`${one.state} ${one.on} ${one.amountMinor} ${place}`}
            className="flex items-baseline justify-between gap-x-6 border-hairline border-b px-4 py-3 text-note"
          >
            <span className="min-w-0">{wordsOf(one)}</span>
            <span className="whitespace-nowrap font-mono tabular-nums">
              {`${one.state === 'received' ? '' : '−'}${writeMoney(one.amountMinor, currency)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
