import type { Order } from '@ledgerleaf/contract/orders'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Nothing is left to claim: it was retired at once, and the certificates went to the same address. */
const isAllRetired = ({ certificates, lines }: Order) =>
  certificates.reduce((sum, { quantity }) => sum + quantity, 0) ===
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Where the credits of someone without an account wait, and how they become theirs. */
export const ClaimNote = ({ order }: { order: Order }) => {
  if (!order.escrow || isAllRetired(order)) return null
  if (order.escrow.claimed) return <Notice>These credits have been claimed by their account.</Notice>
  return (
    <Notice
      title="Your credits wait in escrow"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/signup?next=/orders" size="small">
            Create an account
          </ButtonLink>
          <ButtonLink to="/signin?next=/orders" size="small" variant="quiet">
            Sign in
          </ButtonLink>
        </div>
      }
    >
      They are kept for <strong className="font-medium text-ink">{order.escrow.email}</strong>. Open an
      account with that address, or sign in to it, and confirm the address by the link we mail you: the
      credits are then yours. Nobody else can claim them.
    </Notice>
  )
}
