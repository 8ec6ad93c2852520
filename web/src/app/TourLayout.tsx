import { lazy } from 'react'
import { Outlet } from 'react-router'
import type { TourFrames } from '../screens/tour/frames.ts'
import { SiteHeader } from './SiteHeader.tsx'

/** The frames in which the screens of the tour really stand. */
const frames: TourFrames = {
  site: ({ children }) => (
    <>
      <SiteHeader />
      {children}
    </>
  ),
  buyer: lazy(() => import('./SampleBuyerFrame.tsx')),
}

export default function TourLayout() {
  return <Outlet context={frames} />
}
