import { useRef } from 'react'
import { QueryProvider } from '../../drawing/QueryProvider.tsx'
import { PricingSection } from '../../features/pricing/PricingSection.tsx'

export default function SamplePlans() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <QueryProvider>
      <PricingSection headingRef={heading} />
    </QueryProvider>
  )
}
