import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, useRef, useState } from 'react'
import LandingScreen from '../landing/LandingScreen.tsx'
import type { TourFrames } from './frames.ts'
import { sampleBuyer, sampleSeller } from './sample-client.ts'

const BuyerDashboardScreen = lazy(() => import('../buyer-dashboard/BuyerDashboardScreen.tsx'))
const SellerDashboardScreen = lazy(() => import('../seller-dashboard/SellerDashboardScreen.tsx'))
const WelcomeBasketScreen = lazy(() => import('../welcome-basket/WelcomeBasketScreen.tsx'))
const PricingSection = lazy(async () => ({
  default: (await import('../../features/pricing/PricingSection.tsx')).PricingSection,
}))

type Props = { frames: TourFrames }

const Buyer = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => sampleBuyer(new Date()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const Seller = ({ children }: { children: ReactNode }) => {
  const [client] = useState(sampleSeller)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const Plans = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  return <PricingSection headingRef={heading} />
}

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
  buyer: ({ frames }: Props) => (
    <Buyer>
      <frames.buyer>
        <BuyerDashboardScreen />
      </frames.buyer>
    </Buyer>
  ),
  seller: ({ frames }: Props) => (
    <Seller>
      <frames.seller>
        <SellerDashboardScreen />
      </frames.seller>
    </Seller>
  ),
}

export type ScreenName = keyof typeof screens
