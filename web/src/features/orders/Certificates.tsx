import type { Order } from '@ledgerleaf/contract/orders'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pendingOf } from './order-piles.ts'

const isSettled = ({ status }: Order) => status === 'settled' || status === 'retired'

/** What was retired of it, at once or later: its certificates, or that they are being written. */
export const Certificates = ({ order }: { order: Order }) => {
  if (!isSettled(order)) return null
  const pending = pendingOf(order)
  if (order.certificates.length > 0)
    return (
      <Notice
        title={pending > 0 ? 'Retired, pending at the registry' : 'Retired for good'}
        action={
          <div className="flex flex-wrap gap-3">
            {order.certificates.map(({ id, projectName, vintage, quantity }) => (
              <ButtonLink key={id} to={`/certificates/${id}`} size="small">
                Certificate: {writeWhole(quantity)} t, {projectName}, {vintage}
              </ButtonLink>
            ))}
          </div>
        }
      >
        {pending > 0 && `${writeWhole(pending)} t count once the registry has confirmed them. `}
        Each certificate is public, proves itself, and shows how far the retirement at the registry is.
        {order.isRetiring && ' We have mailed you the addresses.'}
      </Notice>
    )
  if (!order.isRetiring) return null
  if (order.lines.every(({ saleType }) => saleType === 'forward'))
    return <Notice>What you bought is retired as it is delivered. We will mail you each certificate.</Notice>
  return (
    <Notice>
      <span className="flex items-center gap-3">
        <Spinner className="size-4" /> The credits are being retired. It takes a second or two.
      </span>
    </Notice>
  )
}
