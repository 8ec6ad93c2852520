import { lazy, Suspense, useRef, useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { useSession } from '../../features/identity/queries.ts'
import { LiveConnection } from '../../live/LiveConnection.tsx'
import { useLive } from '../../live/use-live.ts'
import { pageMeta, siteData } from '../page-meta.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { firstSign } from './first-sign.ts'
import { Hero } from './Hero.tsx'
import { startAsking } from './start-asking.ts'
import { useHashPlace } from './use-hash-place.ts'

const ways = { ask: startAsking }

// Only who asks for the plans loads them.
const Plans = lazy(() => import('./Plans.tsx'))

// Always the same element: until its script is here React keeps the HTML it finds, and must not be asked to redraw it.
const BelowTheFold = lazy(() => firstSign('how-it-works').then(() => import('./BelowTheFold.tsx')))
const belowTheFold = (
  <Suspense>
    <BelowTheFold />
  </Suspense>
)

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
      {hasUploaded && isVisitor && <LiveConnection />}
      <Hero inputRef={input} onUpload={onUpload} step={step} />
      {place === 'plans' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Plans />
        </Suspense>
      ) : (
        <>
          {belowTheFold}
          <ClosingCall />
        </>
      )}
    </>
  )
}
