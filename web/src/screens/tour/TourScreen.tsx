import { Suspense } from 'react'
import { Navigate, useOutletContext, useParams } from 'react-router'
import { Stage } from '../../features/tour/Stage.tsx'
import { TourHeader } from '../../features/tour/TourHeader.tsx'
import { TourPanel } from '../../features/tour/TourPanel.tsx'
import { addressOf } from '../../features/tour/tour-step.ts'
import { useTourKeys } from '../../features/tour/use-tour-keys.ts'
import { FullScreenSpinner } from '../../ui/FullScreenSpinner.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { pageMeta } from '../page-meta.ts'
import type { TourFrames } from './frames.ts'
import { screens } from './screens.tsx'
import { steps } from './steps.ts'

export const meta = pageMeta({
  title: 'A walk through the product',
  description: 'The real screens of Ledgerleaf on sample data, step by step and without an account.',
  canonical: '/tour',
})

export default function TourScreen() {
  const frames = useOutletContext<TourFrames>()
  const { step: asked = steps[0]?.id } = useParams()
  const position = steps.findIndex(({ id }) => id === asked)
  const step = steps[position]
  useTourKeys({
    back: position > 0 ? addressOf(steps, position - 1) : null,
    next: position < steps.length - 1 ? addressOf(steps, position + 1) : null,
  })
  if (!step) return <Navigate to="/tour" replace />
  const Screen = screens[step.screen]
  return (
    <div className="flex h-dvh min-h-[36rem] flex-col">
      <SkipLink />
      <TourHeader />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        <Stage step={step} screen={step.screen}>
          <Suspense fallback={<FullScreenSpinner />}>
            <Screen frames={frames} />
          </Suspense>
        </Stage>
        <TourPanel steps={steps} position={position} />
      </main>
    </div>
  )
}
