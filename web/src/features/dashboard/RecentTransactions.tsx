import { type BuyerTransaction, dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { emptyWords } from './empty-words.ts'
import { Loadable } from './Loadable.tsx'

const Row = ({ transaction }: { transaction: BuyerTransaction }) => {
  const {
    project_name,
    transaction_date,
    status,
    payment_usd_cents,
    credits,
    order_id,
    certificate_id,
    is_pending,
  } = transaction
  const isByWallet = status === 'withdrawn' || status === 'brought_back'
  const source = order_id
    ? `/orders/${order_id}`
    : certificate_id
      ? `/certificates/${certificate_id}`
      : isByWallet && '/holdings'
  return (
    <li className="flex items-center gap-4 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5">
      <Avatar name={project_name} className="hidden @min-[30rem]:grid" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="break-words font-medium leading-snug">
          {source ? <TextLink to={source}>{project_name}</TextLink> : project_name}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <time dateTime={transaction_date}>{writeDate(transaction_date)}</time>
          {isByWallet ? (
            <Badge tone="neutral">{status.replace('_', ' ')}</Badge>
          ) : (
            <OrderStatus status={status} isPending={is_pending} />
          )}
        </p>
      </div>
      <div className="grid shrink-0 gap-1 text-right font-mono tabular-nums">
        {/* Retiring and withdrawing cost nothing: a price of zero would say that the credits did. */}
        {status !== 'retired' && !isByWallet && <p className="text-note">{writeCents(payment_usd_cents)}</p>}
        <p className="text-muted text-sm">
          {writeWhole(credits)} {Math.abs(credits) === 1 ? 'credit' : 'credits'}
        </p>
      </div>
    </li>
  )
}

// As many as stand beside the chart without a hole under them; a phone shows no more than a glance.
const List = ({ transactions }: { transactions: readonly BuyerTransaction[] }) => {
  const [isWhole, setWhole] = useState(false)
  const firstShown = usePhone() ? 4 : 6
  const shown = isWhole ? transactions : transactions.slice(0, firstShown)
  return (
    <div className="grid gap-3">
      <ul className="@container border-edge border-t-2 bg-sheet">
        {shown.map((transaction, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the answer names no id, and rows keep no state
          <Row key={position} transaction={transaction} />
        ))}
      </ul>
      {shown.length < transactions.length && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setWhole(true)}>
          {`Show ${transactions.length - shown.length} more`}
        </Button>
      )}
    </div>
  )
}

export const RecentTransactions = ({ email }: { email: string }) => {
  const query = useQuery(dashboardQuery(dashboardApi.buyerRecentTransactions, email))
  return (
    <Part id="transactions" title="Recent Transactions">
      <Loadable query={query} label="Loading recent transactions">
        {({ transactions }) =>
          transactions.length > 0 ? (
            <List transactions={transactions} />
          ) : (
            <div className="border-edge border-t-2 bg-sheet">
              <EmptyState
                look="line"
                of="credits"
                {...emptyWords.transactions}
                action={
                  <ButtonLink variant="outline" to="/welcome-basket">
                    See the welcome basket
                  </ButtonLink>
                }
              />
            </div>
          )
        }
      </Loadable>
    </Part>
  )
}
