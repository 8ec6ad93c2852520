import { lazy, Suspense, useRef, useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { useSession } from '../../features/identity/use-session.ts'
import { useLive } from '../../live/use-live.ts'
import { pageMeta, siteData } from '../page-meta.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { ContactCards } from './ContactCards.tsx'
import { CoreFeatures } from './CoreFeatures.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { startAsking } from './start-asking.ts'
import { TrustedFigures } from './TrustedFigures.tsx'
import { useHashPlace } from './use-hash-place.ts'

const ways = { ask: startAsking }

// Only who asks for the plans loads them, and only who waits for an analysis what listens to it.
const LiveConnection = lazy(() => import('../../live/LiveConnection.tsx'))
const Plans = lazy(() => import('./Plans.tsx'))

const describe = pageMeta({
  title: 'Carbon credits you can check',
  description: 'Use AI to analyse ESG data, optimise credit purchases and drive net-zero success.',
})
export const meta: MetaFunction = (page) => [...describe(page), siteData]

export default function LandingScreen() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [hasUploaded, setHasUploaded] = useState(false)
  const { step } = useLive()
  const isVisitor = useSession().state === 'signed-out'

  const place = useHashPlace(ways)

  // The address says whether the plans are shown, so that the way back is the browser's own.
  const onUpload = (finished: boolean) => {
    setHasUploaded(true)
    if (finished) navigate('/#plans')
    else if (place === 'plans') navigate('/', { replace: true })
  }

  return (
    <>
      {/* A signed-in person is connected already; a visitor is from the first report on. */}
      <Suspense fallback={null}>{hasUploaded && isVisitor && <LiveConnection />}</Suspense>
      <Hero inputRef={input} onUpload={onUpload} step={step} />
      {place === 'plans' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Plans />
        </Suspense>
      ) : (
        <>
          <HowItWorks />
          <CoreFeatures />
          <TrustedFigures />
          <ContactCards />
          <ClosingCall />
        </>
      )}
    </>
  )
}
