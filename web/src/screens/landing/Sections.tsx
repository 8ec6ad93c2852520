import { ClosingCall } from './ClosingCall.tsx'
import { ContactCards } from './ContactCards.tsx'
import { CoreFeatures } from './CoreFeatures.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { TrustedFigures } from './TrustedFigures.tsx'

/** Everything below the hero, until the plans take its place. */
export default function Sections() {
  return (
    <>
      <HowItWorks />
      <CoreFeatures />
      <TrustedFigures />
      <ContactCards />
      <ClosingCall />
    </>
  )
}
