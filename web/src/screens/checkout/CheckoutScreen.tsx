import type { Person } from '@ledgerleaf/contract/identity'
import type { Order } from '@ledgerleaf/contract/orders'
import { readRetireWish } from '@ledgerleaf/contract/retire-address'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useSiteInfo } from '../../api/site.ts'
import { Checkout } from '../../features/checkout/Checkout.tsx'
import { Confirmation } from '../../features/checkout/Confirmation.tsx'
import { OrderDetails } from '../../features/orders/OrderDetails.tsx'
import { ReceiptLink } from '../../features/orders/ReceiptLink.tsx'
import { useRetireAtOnce } from '../../features/retirement/use-retire-at-once.tsx'
import { openYear } from '../../nouns/dashboard/open-year.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { sealOf } from '../../nouns/order/words.ts'
import { useBeneficiary } from '../../nouns/organisation/use-beneficiary.ts'
import { useEndedSession } from '../../nouns/person/use-ended-session.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Checkout' })

const knownOf = ({ company, name, email }: Person) => ({
  companyName: company ?? '',
  contactName: name,
  businessEmail: email,
})

const confirm = (order: Order, token: string | null) => (
  <Confirmation
    contactName={order.enterprise?.contactName ?? ''}
    seal={sealOf(order)}
    actions={<ReceiptLink order={order} token={token} />}
  >
    <OrderDetails order={order} />
  </Confirmation>
)

export default function CheckoutScreen() {
  const { basketId } = useParams()
  const { state, person } = useSession()
  const [params] = useSearchParams()
  const { beneficiary } = useBeneficiary()
  const desk = useQuery({ ...deskQuery(), enabled: person?.roles.includes('buyer') ?? false })
  // Bought for the footprint one comes from, or for the one that is open.
  const year = readRetireWish(params).year ?? openYear(desk.data?.coverage ?? null)
  const retirement = useRetireAtOnce(beneficiary, year)
  const site = useSiteInfo()
  const ended = useEndedSession()
  return (
    <Section className="py-10! md:py-14!">
      <Checkout
        key={basketId}
        basketId={basketId}
        isGuest={state === 'signed-out'}
        ended={ended}
        known={person && knownOf(person)}
        isSandbox={site?.sandboxPayments ?? false}
        vatOfSite={site?.vat ?? null}
        invoiceTerms={site?.payByInvoice}
        retirement={retirement}
        confirmation={confirm}
      />
    </Section>
  )
}
