import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { Order } from '@ledgerleaf/contract/orders'
import { Download } from 'lucide-react'
import { invoiceAddress, receiptAddress } from '../../nouns/order/file-addresses.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

type Props = {
  order: Order
  token: string | null
  /** In a row the paper is a word beside it, and no button: the row is what is read. On a phone its name is enough. */
  quiet?: boolean
}
type PaperProps = Props & { href: string; says: string }

const PaperLink = ({ order, quiet = false, href, says }: PaperProps) => (
  <a
    href={href}
    className={
      quiet
        ? cn(
            textLinkLook,
            'inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap text-sm max-lg:min-h-11 max-lg:min-w-11 max-lg:justify-end max-lg:border-0 max-lg:no-underline',
          )
        : buttonLook('outline', 'regular', 'whitespace-nowrap')
    }
    download
  >
    <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
    <span>
      {says}
      <span className={quiet ? 'max-lg:sr-only' : undefined}> (PDF)</span>
    </span>
    <span className="sr-only">
      {' '}
      of {nameOrder(order.id)}
      {order.invoice ? `, ${order.invoice}` : ''}
    </span>
  </a>
)

const hasReceipt = ({ status }: Order) =>
  status === 'settled' || status === 'retired' || status === 'refunded'

/** That it is paid, as a file; there is none before money and credits have changed hands. By card it is the invoice as well. */
export const ReceiptLink = (props: Props) =>
  hasReceipt(props.order) && (
    <PaperLink {...props} href={receiptAddress(props.order.id, props.token)} says="Receipt" />
  )

/** What asked for the money of an order paid by transfer: a paper beside its receipt. */
export const InvoiceLink = (props: Props) =>
  hasReceipt(props.order) &&
  props.order.isByTransfer &&
  props.order.invoice !== null && (
    <PaperLink {...props} href={invoiceAddress(props.order.invoice, 'pdf', props.token)} says="Invoice" />
  )
