import { writeDay } from '@ledgerleaf/contract/days'
import { useQuery } from '@tanstack/react-query'
import { invoiceAddress } from '../../nouns/order/file-addresses.ts'
import { feeInvoicesQuery } from '../../nouns/statement/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

/** What the marketplace invoiced for its fees, month by month, and when the next comes. */
export const FeeInvoices = () => {
  const { data } = useQuery(feeInvoicesQuery())
  if (!data || (data.invoices.length === 0 && !data.isMonthly)) return null
  return (
    <section className="grid gap-4">
      <Heading level={2} look="small">
        Invoices for fees
      </Heading>
      {data.isMonthly && (
        <p className="text-muted text-note">
          The fees of a month are invoiced on the first day of the next, by UTC. They are taken out of your
          sales, so nothing is to be paid.
        </p>
      )}
      <ul hidden={data.invoices.length === 0} className="border-edge border-t-2 bg-sheet">
        {data.invoices.map(({ number, issuedAt, title, totalMinor }) => (
          <li
            key={number}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 text-note sm:grid-cols-[auto_1fr_auto]"
          >
            <a href={invoiceAddress(number, 'pdf')} className={cn(textLinkLook, 'justify-self-start')}>
              <Mono>{number}</Mono>
            </a>
            <span className="text-muted max-sm:order-last max-sm:col-span-full">
              {title}, invoiced {writeDay(issuedAt)}
            </span>
            <Mono>{writeCents(totalMinor)}</Mono>
          </li>
        ))}
      </ul>
      {data.more && <p className="text-muted text-sm">The fifty newest stand here.</p>}
    </section>
  )
}
