import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { type OpenBasis, openBases } from '../../nouns/dashboard/open-bases.ts'

/**
 * What the dashboard calls open, and only what is: Scope 1 and 2 first, then the whole footprint. While the programme goes by
 * another figure nobody knows how much that is.
 */
export const whatIsOpen = (coverage: Coverage | null | undefined): OpenBasis[] =>
  coverage && coverage.programme === null
    ? openBases(coverage).filter(({ openTonnes }) => openTonnes > 0)
    : []
