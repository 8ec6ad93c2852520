import type { Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'

const fills: Record<ProjectCategory, string> = {
  redd_arr: 'var(--kind-redd-arr)',
  biochar: 'var(--kind-biochar)',
  blue_carbon: 'var(--kind-blue-carbon)',
  dac: 'var(--kind-dac)',
  erw: 'var(--kind-erw)',
}

/** The colour of a kind of project in a picture; what has no kind yet is grey. */
export const kindFill = (category: string | null): string =>
  (fills as Record<string, string>)[category ?? ''] ?? 'var(--unsplit)'

/** The outline of a mark around nothing, as large as a disc of this radius: a disc, a diamond where carbon is removed, a triangle where both are done. */
export const markPath = (mechanism: string | null, radius: number): string => {
  if (mechanism === 'removal') {
    const r = radius * Math.sqrt(Math.PI / 2)
    return `M0,${-r}L${r},0L0,${r}L${-r},0Z`
  }
  if (mechanism === 'mixed') {
    const r = radius * 1.55
    return `M0,${-r}L${r * 0.866},${r / 2}L${-r * 0.866},${r / 2}Z`
  }
  if (mechanism === 'none') return `M${-radius},${-radius}h${radius * 2}v${radius * 2}h${-radius * 2}Z`
  return `M0,${-radius}A${radius},${radius} 0 1 1 0,${radius}A${radius},${radius} 0 1 1 0,${-radius}Z`
}

/** How the marks of a picture tell removal from reduction, for its keys. */
export const markWords: Record<Mechanism, string> = {
  reduction: 'Reduction',
  removal: 'Removal',
  mixed: 'Both',
}
