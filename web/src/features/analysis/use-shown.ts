import type { Analysis } from '@ledgerleaf/contract/analysis'
import { readFigure } from '@ledgerleaf/contract/cover-address'
import { metricName } from '@ledgerleaf/contract/metrics'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Shown } from './shown.ts'

/** What is shown with its place; an address may ask to begin with one figure, as the links of other pages do. */
export const useShown = ({ results }: Analysis) => {
  const [params] = useSearchParams()
  return useState<Shown | null>(() => {
    const figure = readFigure(params)
    if (!figure) return null
    const { metric, year } = figure
    const finding = results.find((one) => one.metric === metric && one.year === year) ?? null
    return { title: `${metricName(metric)}, ${year}`, evidence: finding?.evidence ?? null, finding, figure }
  })
}
