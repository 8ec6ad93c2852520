import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import { sampleNames } from './sample-names.ts'
import { sampleRetirement, sampleSums } from './sample-story.ts'

const parts = [
  { metric: 'scope1', tonnes: 1102 },
  { metric: 'scope2_market', tonnes: 986 },
  { metric: 'scope3_total', tonnes: 13_460 },
] as const

const footprintTonnes = parts.reduce((sum, { tonnes }) => sum + tonnes, 0)
const retiredTonnes = sampleRetirement.credits
const heldTonnes = sampleSums.heldCredits

/** What the buyer's desk would say of the sample's report: of its year some is retired, some held, the rest open. */
export const sampleBuyerDesk = (year: number): BuyerDesk => ({
  next: { step: 'retire', heldTonnes, of: { year, tonnes: heldTonnes } },
  stations: [
    { name: 'report', state: 'done' },
    { name: 'inventory', state: 'done' },
    { name: 'credits', state: 'begun' },
    { name: 'retirement', state: 'now' },
    { name: 'claim', state: 'ahead' },
  ],
  reports: [
    {
      analysisId: 'sample',
      companyName: sampleNames.buyer,
      fileName: 'sustainability-data.xlsx',
      years: [year],
      year,
      footprintTonnes,
      retiredTonnes,
      pendingTonnes: 0,
    },
  ],
  coverage: {
    analysisId: 'sample',
    companyName: sampleNames.buyer,
    fileName: 'sustainability-data.xlsx',
    perimeter: null,
    year,
    parts: [...parts],
    footprintTonnes,
    retiredTonnes,
    pendingTonnes: 0,
    heldForItTonnes: heldTonnes,
    openTonnes: footprintTonnes - retiredTonnes - heldTonnes,
    heldTonnes,
    laterTonnes: 0,
    retiredElsewhereTonnes: 0,
    pendingElsewhereTonnes: 0,
    elsewhere: [],
    years: [{ year, tonnes: footprintTonnes, parts: [...parts], retiredTonnes }],
    targets: [],
    programme: null,
  },
  programmeTargets: 0,
})
