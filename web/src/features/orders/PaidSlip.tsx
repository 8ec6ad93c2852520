import { writeMoney } from '@ledgerleaf/contract/currencies'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import type { ReactNode } from 'react'
import { invoiceAddress } from '../../nouns/order/file-addresses.ts'
import { boughtOf, sealOf } from '../../nouns/order/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Seal } from '../../ui/Seal.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

const SlipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 border-hairline border-t px-5 py-3 first:border-t-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="text-right text-note text-balance [overflow-wrap:break-word]">{children}</dd>
  </div>
)

/** What was paid for, on one slip: the order, its tonnes, its sum and its paper. */
export const PaidSlip = ({ order, token }: { order: Order; token: string | null }) => {
  const { id, lines, paid, invoice, status } = order
  const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div>
      <Seal>{status === 'settled' ? sealOf(order) : status === 'retired' ? 'Retired for good' : 'Paid'}</Seal>
      <dl className="border border-edge border-t-0 bg-sheet">
        <SlipRow label="Order">
          <Mono>{orderNumber(id)}</Mono>
        </SlipRow>
        <SlipRow label="Bought">{boughtOf(order)}</SlipRow>
        <SlipRow label="Tonnes">{writeWhole(tonnes)} t</SlipRow>
        <SlipRow label="Paid">{writeMoney(paid.minor, paid.currency)}</SlipRow>
        <SlipRow label="Invoice">
          {invoice ? (
            <a href={invoiceAddress(invoice, 'pdf', token)} className={textLinkLook}>
              <Mono>{invoice}</Mono>
            </a>
          ) : (
            'It is being made'
          )}
        </SlipRow>
      </dl>
    </div>
  )
}
