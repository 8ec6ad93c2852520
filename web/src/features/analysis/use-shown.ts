import { readFigure } from '@ledgerleaf/contract/cover-address'
import { type Figure, isAt } from '@ledgerleaf/contract/inventory'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Shown, showFigure, showPlace } from './shown.ts'

/** What is shown with its place; an address may ask to begin with one figure, as the links of other pages do. */
export const useShown = (figures: readonly Figure[]) => {
  const [params] = useSearchParams()
  return useState<Shown | null>(() => {
    const place = readFigure(params)
    if (!place) return null
    const figure = figures.find((one) => isAt(one, place))
    return figure ? showFigure(figure) : showPlace(place)
  })
}
