import { OwnBasket } from '../../features/basket/OwnBasket.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Basket' })

export default function BasketScreen() {
  return (
    <>
      <PageHead
        look="work"
        eyebrow="Marketplace"
        title="Your basket"
        lead="What you may buy next, at the prices of now. Nothing is reserved until you order."
      />
      <Section className="pt-0!">
        <OwnBasket />
      </Section>
    </>
  )
}
