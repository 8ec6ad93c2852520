import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller' })

export default function SellerScreen() {
  return (
    <PageHead
      eyebrow="Our Sellers"
      title="Seller"
      lead="The public page of a seller: who they are, their projects, and what of their credits was sold and retired."
      actions={
        <ButtonLink to="/sellers" variant="outline">
          Go to Our Sellers
        </ButtonLink>
      }
    />
  )
}
