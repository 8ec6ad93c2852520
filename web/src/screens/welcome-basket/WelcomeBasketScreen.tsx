import { Heading } from '../../ui/Heading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'The $100 welcome basket',
  description: 'Three premium projects in one basket, for a first purchase of $100.',
})

export default function WelcomeBasketScreen() {
  return (
    <>
      <PageHead
        eyebrow="Welcome basket"
        title="The $100 welcome basket"
        lead="Each basket has 3 premium projects chosen for environmental and social impact, registry-backed verification and geographic diversity."
        actions={<TextLink to="/">Back to Analysis</TextLink>}
        aside={
          <Plate
            art="scene-forest"
            alt="Young trees in a row before an old stand of conifers"
            caption="A young stand before an old one"
            number="Plate III"
          />
        }
      />
      <Section>
        <Heading level={2}>Why $100?</Heading>
        <Prose className="mt-4 text-muted">
          <p>
            It is enough to go through the whole of it once, from choosing to retiring, and little enough to
            do so before a larger decision. The price is the same for each of the three baskets.
          </p>
        </Prose>
      </Section>
    </>
  )
}
