import type { ReactNode } from 'react'
import { doors } from '../features/identity/doors.ts'
import { sampleNames } from '../screens/tour/sample-names.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { buyerItems } from './dashboard-items.ts'

export default function SampleBuyerFrame({ children }: { children: ReactNode }) {
  return (
    <DashboardFrame name={sampleNames.buyer} email="" roleLabel={doors.buyer.label} items={buyerItems}>
      {children}
    </DashboardFrame>
  )
}
