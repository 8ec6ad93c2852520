import { type NamedFootprint, tellSource } from '@ledgerleaf/contract/named-footprint'
import { TextLink } from '../../ui/TextLink.tsx'
import { writeTonnes } from './words.ts'

/** The footprint something was held against, with the way to where it comes from. */
export const FootprintSource = ({ footprint }: { footprint: NamedFootprint }) => (
  <p className="text-sm [overflow-wrap:anywhere]">
    Footprint: {writeTonnes(footprint.tonnes)} t CO2e.{' '}
    {footprint.from ? (
      <TextLink to={`/analysis/${footprint.from.analysisId}`}>{tellSource(footprint)}</TextLink>
    ) : (
      `${tellSource(footprint)}.`
    )}
  </p>
)
