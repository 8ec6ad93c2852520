import type { ReactNode } from 'react'
import { doors } from '../features/identity/doors.ts'
import { sampleNames } from '../screens/tour/sample-names.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { sellerItems } from './dashboard-items.ts'

export default function SampleSellerFrame({ children }: { children: ReactNode }) {
  return (
    <DashboardFrame name={sampleNames.seller} roleLabel={doors.seller.label} items={sellerItems}>
      {children}
    </DashboardFrame>
  )
}
