import type { ReactNode } from 'react'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'

/** The page of the checkout until it is done, whatever stands on it. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-10">
    <div className="grid gap-3">
      <Eyebrow>Basket and payment</Eyebrow>
      <Heading level={1}>Checkout</Heading>
    </div>
    {children}
  </div>
)
