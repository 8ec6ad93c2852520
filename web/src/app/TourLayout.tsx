import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { doors } from '../features/identity/doors.ts'
import type { TourFrames } from '../screens/tour/frames.ts'
import { sampleNames } from '../screens/tour/sample-names.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { buyerItems, sellerItems } from './dashboard-items.ts'
import { SiteHeader } from './SiteHeader.tsx'

type Props = { children: ReactNode }

/** The frames in which the screens of the tour really stand. */
const frames: TourFrames = {
  site: ({ children }: Props) => (
    <>
      <SiteHeader />
      {children}
    </>
  ),
  buyer: ({ children }: Props) => (
    <DashboardFrame name={sampleNames.buyer} roleLabel={doors.buyer.label} items={buyerItems}>
      {children}
    </DashboardFrame>
  ),
  seller: ({ children }: Props) => (
    <DashboardFrame name={sampleNames.seller} roleLabel={doors.seller.label} items={sellerItems}>
      {children}
    </DashboardFrame>
  ),
}

export default function TourLayout() {
  return <Outlet context={frames} />
}
