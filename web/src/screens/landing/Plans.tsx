import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { QueryProvider } from '../../drawing/QueryProvider.tsx'
import { UploadResult } from '../../features/analysis/UploadResult.tsx'
import { PricingSection } from '../../features/pricing/PricingSection.tsx'
import { OfferForReport } from '../../features/recommendations/OfferForReport.tsx'
import { scrollTo } from './scroll-to.ts'

/** The pricing section, brought into view each time it is asked for; a reader starts at its heading. */
export default function Plans({ analysisId }: { analysisId: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the plans has a key of its own
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(heading.current?.closest('section'))
  }, [key])
  return (
    <QueryProvider>
      {analysisId !== null && (
        <UploadResult
          id={analysisId}
          recommended={(analysis) => <OfferForReport analysis={analysis} isAlone />}
        />
      )}
      <PricingSection headingRef={heading} />
    </QueryProvider>
  )
}
