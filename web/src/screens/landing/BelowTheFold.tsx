import { ContactCards } from './ContactCards.tsx'
import { CoreFeatures } from './CoreFeatures.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { TrustedFigures } from './TrustedFigures.tsx'

/** What follows the hero and only wants to be read. It is in the HTML from the start; its script comes with the first sign of a person. */
export default function BelowTheFold() {
  return (
    <>
      <HowItWorks />
      <CoreFeatures />
      <TrustedFigures />
      <ContactCards />
    </>
  )
}
