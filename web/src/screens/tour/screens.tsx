import { lazy } from 'react'
import LandingScreen from '../landing/LandingScreen.tsx'
import type { TourFrames } from './frames.ts'

type Props = { frames: TourFrames }

/** The screens themselves, not pictures of them; only the answers they show are samples. Each comes with its step. */
export const screens = {
  landing: ({ frames }: Props) => (
    <frames.site>
      <LandingScreen />
    </frames.site>
  ),
  evidence: lazy(() => import('./SampleEvidence.tsx')),
  scorecard: lazy(() => import('./SampleScorecard.tsx')),
  checkout: lazy(() => import('./SampleCheckout.tsx')),
  buyer: lazy(() => import('./SampleBuyer.tsx')),
  proof: lazy(() => import('./SampleCertificate.tsx')),
}

export type ScreenName = keyof typeof screens
