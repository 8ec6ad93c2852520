import { Outlet } from 'react-router'

/** Analyses are pages of figures: margins of the page, and no head that fills it. */
export default function AnalysisLayout() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:px-8 lg:py-12">
      <Outlet />
    </div>
  )
}
