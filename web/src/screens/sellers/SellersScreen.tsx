import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'
import { Categories } from './Categories.tsx'
import { ListingSpecimen } from './ListingSpecimen.tsx'
import { OurSellers } from './OurSellers.tsx'
import { ReadyToList } from './ReadyToList.tsx'
import { SellerSteps } from './SellerSteps.tsx'
import { Testimonials } from './Testimonials.tsx'
import { WhySell } from './WhySell.tsx'

export const meta = pageMeta({
  title: 'Our Sellers',
  description: 'For project owners and developers who sell carbon credits to buyers worldwide.',
})

export default function SellersScreen() {
  return (
    <>
      <PageHead
        eyebrow="For Carbon Credit Sellers"
        title="Become a Seller"
        lead="For project owners and developers who have credits to sell: list and tokenize them, set your price, and meet buyers who can check every tonne for themselves."
        actions={
          <>
            <ButtonLink to="/sellersignup">Create a seller account</ButtonLink>
            <ButtonLink to="/sellerlogin" variant="outline">
              Seller login
            </ButtonLink>
            <div className="mt-8 grid w-full gap-0.5 border-hairline border-t pt-4">
              <p className="text-muted text-sm">
                <span className="tabular-nums">200+</span> verified projects
              </p>
              <p className="text-fine text-muted">
                An illustrative figure: what this marketplace is built for.
              </p>
            </div>
          </>
        }
        aside={<ListingSpecimen />}
      />
      <WhySell />
      <SellerSteps />
      <OurSellers />
      <Categories />
      <Testimonials />
      <div className="h-14 md:h-20" />
      <ReadyToList />
    </>
  )
}
