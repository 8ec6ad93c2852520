import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller' })

/** Nothing of any seller is public yet, so every address of one shows the same empty sheet and the way onward. */
export default function SellerScreen() {
  return (
    <>
      <PageHead
        eyebrow="Our Sellers"
        title="Seller"
        lead="The public page of a seller: who they are, their projects, and what of their credits was sold and retired."
      />
      <Section className="pt-0!">
        <div className="border border-hairline bg-sheet">
          <EmptyState
            title="Nothing is published here"
            text="There is no public profile at this address. How selling works, and what is sold, is on the page of our sellers."
            action={
              <ButtonLink to="/sellers" variant="outline">
                Go to Our Sellers
              </ButtonLink>
            }
          />
        </div>
      </Section>
    </>
  )
}
