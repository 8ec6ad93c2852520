import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import { sampleNames } from './sample-names.ts'

const parts = [
  { metric: 'scope1', tonnes: 1102 },
  { metric: 'scope2_market', tonnes: 986 },
  { metric: 'scope3_total', tonnes: 13_460 },
] as const

/** What the buyer's desk would say of the sample's report: 400 t of its year retired, 840 held, the rest open. */
export const sampleBuyerDesk = (year: number): BuyerDesk => ({
  next: { step: 'retire', heldTonnes: 840, of: { year, tonnes: 840 } },
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
      footprintTonnes: 15_548,
      retiredTonnes: 400,
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
    footprintTonnes: 15_548,
    retiredTonnes: 400,
    pendingTonnes: 0,
    heldForItTonnes: 840,
    openTonnes: 14_308,
    heldTonnes: 840,
    laterTonnes: 0,
    retiredElsewhereTonnes: 0,
    pendingElsewhereTonnes: 0,
    years: [{ year, tonnes: 15_548, parts: [...parts], retiredTonnes: 400 }],
    targets: [],
    programme: null,
  },
  programmeTargets: 0,
})
