import { OwnBasket } from '../../features/basket/OwnBasket.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Basket' })

export default function BasketScreen() {
  return (
    <Section className="grid gap-8">
      <div className="grid gap-3">
        <Eyebrow>Marketplace</Eyebrow>
        <Heading level={1}>Your basket</Heading>
      </div>
      <OwnBasket />
    </Section>
  )
}
