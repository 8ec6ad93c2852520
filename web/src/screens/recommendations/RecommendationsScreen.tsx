import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Recommendations } from '../../features/recommendations/Recommendations.tsx'
import { firstOpen, wayToCoverRest } from '../../nouns/dashboard/open-bases.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pageMeta } from '../page-meta.ts'

const LiveConnection = lazy(() => import('../../live/LiveConnection.tsx'))

export const meta = pageMeta({ title: 'Recommendations' })

/** Whoever comes without a number begins with what is looked for first everywhere. */
const FromOpenFootprint = ({ children }: { children: ReactNode }) => {
  const [params] = useSearchParams()
  const { state, person } = useSession()
  const isBare = params.size === 0
  const isBuyer = person?.roles.includes('buyer') ?? false
  // Asked once: a number that is taken out again by hand stays out.
  const [isOver, setOver] = useState(!isBare)
  const isAsking = isBare && !isOver
  const desk = useQuery({ ...deskQuery(), enabled: isAsking && isBuyer })
  useEffect(() => {
    if (!isBare) setOver(true)
  }, [isBare])
  if (isAsking && (state === 'loading' || desk.isLoading)) return <Skeleton className="h-96 w-full" />
  const coverage = desk.data?.coverage
  const first = coverage ? firstOpen(coverage) : null
  if (isAsking && first) return <Navigate replace to={wayToCoverRest(first.openTonnes)} />
  return children
}

export default function RecommendationsScreen() {
  const [params] = useSearchParams()
  const { state } = useSession()
  // A visitor's report may be corrected in another tab; whoever is signed in is connected already.
  const isListening = state === 'signed-out' && params.has('report')
  return (
    <>
      <Suspense fallback={null}>{isListening && <LiveConnection />}</Suspense>
      <PageHead
        look="work"
        eyebrow="Optimised credit recommendations"
        title="The right credits for your tonnes"
        lead="Say how many tonnes and what you require. Out of everything on sale this minute comes the one basket that does it best, with the reason for each line and the price of each limit."
      />
      <Section className="pt-0!">
        <FromOpenFootprint>
          <Recommendations />
        </FromOpenFootprint>
      </Section>
    </>
  )
}
