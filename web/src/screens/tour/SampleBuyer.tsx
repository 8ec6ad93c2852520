import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPerson } from '../../nouns/person/use-session.ts'
import BuyerDashboardScreen from '../buyer-dashboard/BuyerDashboardScreen.tsx'
import type { TourFrames } from './frames.ts'
import { sampleBuyer, samplePerson } from './sample-client.ts'

const person = samplePerson('buyer')

export default function SampleBuyer({ frames: { buyer: Frame } }: { frames: TourFrames }) {
  const [client] = useState(() => sampleBuyer(new Date()))
  return (
    <QueryClientProvider client={client}>
      <ShownPerson value={person}>
        <Frame>
          <BuyerDashboardScreen />
        </Frame>
      </ShownPerson>
    </QueryClientProvider>
  )
}
