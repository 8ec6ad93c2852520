import { lazy } from 'react'
import LandingScreen from '../landing/LandingScreen.tsx'
import type { TourFrames } from './frames.ts'

// Each comes with its step; who only looks in has the first.
const Plans = lazy(() => import('./SamplePlans.tsx'))
const WelcomeBasketScreen = lazy(() => import('../welcome-basket/WelcomeBasketScreen.tsx'))
const SampleCheckout = lazy(() => import('./SampleCheckout.tsx'))
const SampleBuyer = lazy(() => import('./SampleBuyer.tsx'))
const SampleSeller = lazy(() => import('./SampleSeller.tsx'))

type Props = { frames: TourFrames }

/** The screens themselves, not pictures of them; only the answers they show are samples. */
export const screens = {
  landing: ({ frames }: Props) => (
    <frames.site>
      <LandingScreen />
    </frames.site>
  ),
  plans: ({ frames }: Props) => (
    <frames.site>
      <Plans />
    </frames.site>
  ),
  basket: ({ frames }: Props) => (
    <frames.site>
      <WelcomeBasketScreen />
    </frames.site>
  ),
  checkout: SampleCheckout,
  buyer: SampleBuyer,
  seller: SampleSeller,
}

export type ScreenName = keyof typeof screens
