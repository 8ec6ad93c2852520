import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPerson } from '../../nouns/person/use-session.ts'
import CheckoutScreen from '../checkout/CheckoutScreen.tsx'
import type { TourFrames } from './frames.ts'
import { sampleCheckout } from './sample-basket.ts'
import { samplePerson } from './sample-client.ts'

const person = samplePerson('buyer')

export default function SampleCheckout({ frames: { site: Frame } }: { frames: TourFrames }) {
  const [client] = useState(() => sampleCheckout(new Date()))
  return (
    <QueryClientProvider client={client}>
      <ShownPerson value={person}>
        <Frame>
          <CheckoutScreen />
        </Frame>
      </ShownPerson>
    </QueryClientProvider>
  )
}
