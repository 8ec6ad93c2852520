import { Recommendations } from '../../features/recommendations/Recommendations.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Recommendations' })

export default function RecommendationsScreen() {
  return (
    <>
      <PageHead
        eyebrow="Optimised credit recommendations"
        title="The right credits for your tonnes"
        lead="Say how many tonnes and what you insist on. Out of everything on sale this minute comes the one basket that does it best, with the reason for each line and the price of each limit."
      />
      <Section className="pt-0!">
        <Recommendations />
      </Section>
    </>
  )
}
