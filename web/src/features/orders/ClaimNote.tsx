import type { Order } from '@ledgerleaf/contract/orders'
import { useSession } from '../../nouns/person/use-session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TakeOver } from './TakeOver.tsx'

/** Nothing is left to claim: it was retired at once, and the certificates went to the same address. */
const isAllRetired = ({ certificates, lines }: Order) =>
  certificates.reduce((sum, { quantity }) => sum + quantity, 0) ===
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whoever signs in comes back to this order, to add it. */
const signInTo = (id: string, token: string | null): string =>
  `/signin?next=${token ? encodeURIComponent(`/success?order=${id}&token=${token}`) : '/orders'}`

/** Where the credits of someone without an account wait, and how they become theirs. */
export const ClaimNote = ({ order, token }: { order: Order; token: string | null }) => {
  const { person } = useSession()
  if (!order.escrow) return null
  const isProven = person?.emailVerified === true && person.email === order.escrow.email
  if (token && isProven && order.settledAt && !order.escrow.claimed)
    return <TakeOver order={order} token={token} />
  if (isAllRetired(order)) return null
  if (order.escrow.claimed) return <Notice>These credits have been claimed by their account.</Notice>
  return (
    <Notice
      title="Your credits wait in escrow"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/signup?next=/orders" size="small">
            Create an account
          </ButtonLink>
          <ButtonLink to={signInTo(order.id, token)} size="small" variant="quiet">
            Sign in
          </ButtonLink>
        </div>
      }
    >
      They are kept for <strong className="font-medium text-ink">{order.escrow.email}</strong>. Open an
      account with that address and confirm it by the link we mail you: the credits are then yours. If you
      have an account with it, sign in and open this page again to add the order to it. Nobody else can claim
      them.
    </Notice>
  )
}
