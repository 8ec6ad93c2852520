import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Checkout' })

export default function CheckoutScreen() {
  return (
    <PageHead
      eyebrow="Basket"
      title="Checkout"
      lead="A basket, who buys it, how it is paid and what it comes to stand on this page before anything is charged. This version takes no payments."
      actions={
        <ButtonLink to="/welcome-basket" variant="outline">
          What a basket holds
        </ButtonLink>
      }
    />
  )
}
