import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import { Download } from 'lucide-react'
import { receiptAddress } from '../../nouns/order/file-addresses.ts'
import { type ButtonSize, buttonLook } from '../../ui/button-look.ts'

type Props = { order: Order; token: string | null; size?: ButtonSize }

const hasReceipt = ({ status }: Order) =>
  status === 'settled' || status === 'retired' || status === 'refunded'

/** The invoice as a file; there is none before money and credits have changed hands. */
export const ReceiptLink = ({ order, token, size = 'regular' }: Props) =>
  hasReceipt(order) && (
    <a
      href={receiptAddress(order.id, token)}
      className={buttonLook('outline', size, 'whitespace-nowrap')}
      download
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      Receipt (PDF)
      <span className="sr-only">
        {' '}
        of {nameOrder(order.id)}
        {order.invoice ? `, ${order.invoice}` : ''}
      </span>
    </a>
  )
