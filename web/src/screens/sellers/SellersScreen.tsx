import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'
import { categories } from './categories.ts'

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
        lead="For project owners and developers who have credits to sell: one account, your projects, and the buyers who look for them."
        actions={
          <>
            <ButtonLink to="/sellersignup">Create a seller account</ButtonLink>
            <ButtonLink to="/sellerlogin" variant="outline">
              Seller login
            </ButtonLink>
          </>
        }
      />
      <Section>
        <Heading level={2}>Project categories</Heading>
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
          {categories.map(({ title, art, alt }, i) => (
            <li key={art} className={i < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}>
              <Plate art={art} alt={alt} shape="aspect-[16/10] object-cover" />
              <h3 className="mt-4 font-[500] text-xl">{title}</h3>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
