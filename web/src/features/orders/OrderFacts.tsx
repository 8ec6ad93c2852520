import { writeExchange } from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import type { Order } from '@ledgerleaf/contract/orders'
import { termsTitles, termsVersionPath } from '@ledgerleaf/contract/terms-words'
import type { ReactNode } from 'react'
import { ChainCheck } from '../../nouns/chain/ChainCheck.tsx'
import { ChainLine } from '../../nouns/chain/ChainLine.tsx'
import { useOnChain } from '../../nouns/chain/use-on-chain.ts'
import { tellEntry } from '../../nouns/chain/words.ts'
import { invoiceAddress } from '../../nouns/order/file-addresses.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { cn } from '../../ui/cn.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

const Fact = ({ label, isWide = false, children }: FactProps) => (
  <div className={cn('grid content-start gap-1 border-hairline border-t pt-3', isWide && 'sm:col-span-2')}>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="whitespace-pre-line break-words text-note">{children}</dd>
  </div>
)

const paymentWords = ({ sandbox, isByTransfer }: Order): string => {
  if (!isByTransfer) return sandbox ? 'By card in the sandbox: no money moved' : 'By card'
  return sandbox ? 'By bank transfer in the sandbox: no money moved' : 'By bank transfer'
}

const Terms = ({ terms }: Pick<Order, 'terms'>) =>
  terms ? (
    <ul className="grid gap-2">
      {terms.accepted.map(({ document, version }) => (
        <li key={document}>
          <TextLink to={termsVersionPath(document, version)}>
            {termsTitles[document]}, version {version}
          </TextLink>
        </li>
      ))}
    </ul>
  ) : (
    'Made before terms were recorded'
  )

/** The paper, and the file for the buyer's books where it can be written: it has to name their country. */
const Invoice = ({ order, number, token }: { order: Order; number: string; token: string | null }) => (
  <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
    <a href={invoiceAddress(number, 'pdf', token)} className={textLinkLook}>
      <Mono>{number}</Mono>
    </a>
    {order.enterprise?.country && (
      <a href={invoiceAddress(number, 'xml', token)} download className={textLinkLook}>
        E-invoice (XML)
      </a>
    )}
  </span>
)

/** The transaction that repeats the settlement on the chain. What was bought forward moves there when it is delivered. */
const OnChain = ({ order }: { order: Order }) => {
  const { status, of } = useOnChain([order])
  const entry = of(order.logIndex)
  if (!status?.on || !entry || tellEntry(entry) === null) return null
  return (
    <Fact label="Settlement on the chain" isWide>
      <ChainLine status={status} entry={entry} />
      <ChainCheck quiet status={status} entry={entry} />
    </Fact>
  )
}

/** For colleagues: whoever works alone knows who it was. */
const BoughtBy = ({ order }: { order: Order }) => {
  const isShared = (useMine().current?.members ?? 1) > 1
  return isShared && order.placedBy ? <Fact label="Bought by">{order.placedBy}</Fact> : null
}

/** What an auditor asks of an order besides its lines. */
export const OrderFacts = ({ order, token }: { order: Order; token: string | null }) => (
  <dl className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
    <BoughtBy order={order} />
    {order.poNumber && <Fact label="Your purchase order">{order.poNumber}</Fact>}
    {order.settledAt && (
      <Fact label="Invoice">
        {order.invoice ? (
          <Invoice order={order} number={order.invoice} token={token} />
        ) : (
          'The invoice is being made'
        )}
      </Fact>
    )}
    {order.vat?.reason && <Fact label="VAT">{order.vat.reason}</Fact>}
    {order.enterprise && (
      <>
        <Fact label="Company">{order.enterprise.companyName}</Fact>
        <Fact label="Contact">
          {order.enterprise.contactName}
          {'\n'}
          {order.enterprise.businessEmail}
          {'\n'}
          {order.enterprise.phoneNumber}
        </Fact>
        <Fact label="Billing address">{order.enterprise.billingAddress}</Fact>
        <Fact label="Tax ID">
          <Mono>{order.enterprise.taxId}</Mono>
        </Fact>
      </>
    )}
    <Fact label="Terms accepted">
      <Terms terms={order.terms} />
    </Fact>
    <Fact label="Payment">{paymentWords(order)}</Fact>
    {order.paid.rates && (
      <Fact label="Exchange rate">
        {writeExchange('usd', order.paid.currency, order.paid.rates)}, {order.paid.rates.source},{' '}
        {writeDay(order.paid.rates.day)}
      </Fact>
    )}
  </dl>
)

/** For whoever checks it by machine: what identifies the order, what was agreed to, and where the ledger repeats it. */
export const OrderMarks = ({ order }: { order: Order }) => (
  <dl className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2">
    <Fact label="Full order ID">
      <Mono className="break-all text-fine">{order.id}</Mono>
    </Fact>
    {order.terms?.accepted.map(({ document, version, fingerprint }) => (
      <Fact key={document} label={`Fingerprint of ${termsTitles[document]}, version ${version}`}>
        <Mono className="break-all text-fine">{fingerprint}</Mono>
      </Fact>
    ))}
    <OnChain order={order} />
  </dl>
)
