import { lazy, Suspense, useRef, useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { useLive } from '../../live/use-live.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { pageMeta, siteData } from '../page-meta.ts'
import { firstMove } from './first-move.ts'
import { Hero } from './Hero.tsx'
import { startAsking } from './start-asking.ts'
import { useHashPlace } from './use-hash-place.ts'

const ways = { ask: startAsking }

// Only who asks for the plans loads them, and only who waits for an analysis what listens to it.
const LiveConnection = lazy(() => import('../../live/LiveConnection.tsx'))
const Plans = lazy(() => import('./Plans.tsx'))

// Drawn ahead, the sections can be read and their links work without a script; it comes when the visitor moves.
// A broken line does not take them away again: they wait for the next one.
const loadSections = (): Promise<typeof import('./Sections.tsx')> =>
  import('./Sections.tsx').catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadSections()
  })
const Sections = lazy(() => firstMove.then(loadSections))
// Always the same element: a change elsewhere on the page must not make React draw again what it has not taken over yet.
const sections = (
  <Suspense fallback={<div className="min-h-dvh" />}>
    <Sections />
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
  const [analysisId, setAnalysisId] = useState<string | null>(null)
  const live = useLive()
  const isVisitor = useSession().state === 'signed-out'

  const place = useHashPlace(ways)

  // The address says whether the plans are shown, so that the way back is the browser's own.
  const onUpload = (finished: boolean, uploaded: string | null = null) => {
    setHasUploaded(true)
    setAnalysisId(uploaded)
    if (finished) navigate('/#plans')
    else if (place === 'plans') navigate('/', { replace: true })
  }

  return (
    <>
      {/* A signed-in person is connected already; a visitor is from the first report on. */}
      <Suspense fallback={null}>{hasUploaded && isVisitor && <LiveConnection />}</Suspense>
      <Hero inputRef={input} onUpload={onUpload} live={live} />
      {place === 'plans' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Plans analysisId={analysisId} />
        </Suspense>
      ) : (
        sections
      )}
    </>
  )
}
