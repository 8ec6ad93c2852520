import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Recommendations } from '../../features/recommendations/Recommendations.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

const LiveConnection = lazy(() => import('../../live/LiveConnection.tsx'))

export const meta = pageMeta({ title: 'Recommendations' })

export default function RecommendationsScreen() {
  const [params] = useSearchParams()
  const { state } = useSession()
  // A visitor's report may be corrected in another tab; whoever is signed in is connected already.
  const isListening = state === 'signed-out' && params.has('report')
  return (
    <>
      <Suspense fallback={null}>{isListening && <LiveConnection />}</Suspense>
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
