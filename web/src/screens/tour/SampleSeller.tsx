import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPerson } from '../../nouns/person/use-session.ts'
import SellerDashboardScreen from '../seller-dashboard/SellerDashboardScreen.tsx'
import type { TourFrames } from './frames.ts'
import { samplePerson, sampleSeller } from './sample-client.ts'

const person = samplePerson('seller')

export default function SampleSeller({ frames: { seller: Frame } }: { frames: TourFrames }) {
  const [client] = useState(() => sampleSeller(new Date()))
  return (
    <QueryClientProvider client={client}>
      <ShownPerson value={person}>
        <Frame>
          <SellerDashboardScreen />
        </Frame>
      </ShownPerson>
    </QueryClientProvider>
  )
}
