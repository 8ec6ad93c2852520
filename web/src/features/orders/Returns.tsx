import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Order, OrderReturn } from '@ledgerleaf/contract/orders'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { Download } from 'lucide-react'
import { creditNoteAddress } from '../../nouns/order/file-addresses.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'

const sentenceOf = ({ by, isPaid }: OrderReturn, { isByTransfer }: Order): string => {
  if (by === 'bank') return 'Your bank took it back after a dispute.'
  if (isByTransfer)
    return isPaid
      ? 'Sent back by bank transfer; our bank has booked it.'
      : 'Goes back by bank transfer, to the account it came from.'
  return isPaid ? 'Returned to you by the payment provider.' : 'On its way to you.'
}

const Went = ({ credits }: { credits: OrderReturn['credits'][number] }) => (
  <li className="grid gap-0.5">
    <p className="text-note">
      {writeWhole(credits.quantity)} {credits.quantity === 1 ? 'credit' : 'credits'}, {credits.projectName}
      <span className="text-muted">
        {' '}
        · {credits.registry} · vintage {credits.vintage}
      </span>
    </p>
    {credits.serials.map((range) => (
      <Mono key={range.first} className="break-all text-fine">
        {writeSerials({ prefix: credits.serialPrefix, ...range })}
      </Mono>
    ))}
  </li>
)

/** Of a promise nobody held credits that could go back. */
const nothingWords = ({ lines, settledAt }: Order): string => {
  if (settledAt === null) return 'The order was never settled: no credits had changed hands.'
  return lines.every(({ saleType }) => saleType === 'forward')
    ? 'You bought forward, and the credits were not yours yet: the promise is over, and the money came out of escrow.'
    : 'No credits went back with it.'
}

type Props = { order: Order; token: string | null }

const Return = ({ order, back, token }: Props & { back: OrderReturn }) => (
  <li className="grid gap-4 border-hairline border-b py-5 first:border-t sm:grid-cols-[14rem_1fr]">
    <div className="grid content-start gap-1">
      <p className="font-medium text-lg tabular-nums">{writeMoney(back.amountMinor, order.paid.currency)}</p>
      {order.paid.currency !== 'usd' && (
        <p className="text-muted text-sm tabular-nums">{writeCents(back.amountCents)} in our books</p>
      )}
      <p className="text-muted text-sm">
        <time dateTime={back.at}>{writeDate(back.at)}</time>
      </p>
      <p className="text-muted text-sm">{sentenceOf(back, order)}</p>
    </div>
    <div className="grid content-start justify-items-start gap-3">
      {back.credits.length > 0 ? (
        <ul className="grid gap-2">
          {back.credits.map((credits) => (
            <Went key={`${credits.serialPrefix}${credits.serials[0]?.first}`} credits={credits} />
          ))}
        </ul>
      ) : (
        <p className="max-w-text text-note">{nothingWords(order)}</p>
      )}
      {back.keptRetired > 0 && (
        <p className="text-muted text-sm">
          {writeWhole(back.keptRetired)} of the credits were retired or withdrawn to a wallet before, and did
          not go back.
        </p>
      )}
      {order.settledAt !== null && back.amountCents > 0 && (
        <a
          href={creditNoteAddress(order.id, back.number, token)}
          className={buttonLook('outline', 'small', 'whitespace-nowrap')}
          download
        >
          <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Credit note (PDF)
          <span className="sr-only"> {back.creditNote ?? back.number}</span>
        </a>
      )}
    </div>
  </li>
)

/** What went back of an order: the money, when, and the very credits that went to their sellers for it. */
export const Returns = ({ order, token }: Props) =>
  order.returns.length > 0 && (
    <section aria-labelledby="order-returns" className="grid gap-4">
      <Heading level={2} look="small" id="order-returns">
        Returned
      </Heading>
      <ol>
        {order.returns.map((back) => (
          <Return key={back.number} order={order} back={back} token={token} />
        ))}
      </ol>
      {order.returns.some(({ credits }) => credits.length > 0) && (
        <p className="text-muted text-sm">
          The serials of this order went back first; where some of them were used, others of the same batch.
        </p>
      )}
    </section>
  )
