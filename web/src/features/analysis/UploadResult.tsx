import type { Analysis } from '@ledgerleaf/contract/analysis'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

type Props = {
  id: string
  /** What is recommended for it, drawn by another feature. */
  recommended: (analysis: Analysis) => ReactNode
}

/** What came of the report just uploaded, above the plans it leads to. */
export const UploadResult = ({ id, recommended }: Props) => {
  const { data } = useQuery(analysisQueries.one(id))
  if (data?.state !== 'completed') return null
  const { footprint, findings, warnings } = data
  return (
    <section aria-label="Your report" className="mx-auto grid max-w-page gap-10 px-5 pt-10 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <div className="grid gap-1 border-leaf border-l-2 pl-4">
          <p className="font-display text-2xl">
            {footprint
              ? `Your report shows ${writeTonnes(footprint.tonnes)} t CO2e in ${footprint.year}`
              : 'Your report holds no emission figures'}
          </p>
          <p className="text-muted">
            {findings} figures found, each with its place; {warnings.length} review points.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/analysis/${id}`}>Open the analysis</ButtonLink>
        </div>
      </div>
      {footprint && recommended(data)}
    </section>
  )
}
