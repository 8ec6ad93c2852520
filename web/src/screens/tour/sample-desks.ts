import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import type { OwnBalance } from '@ledgerleaf/contract/payouts'
import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import type { SalesMonths } from '@ledgerleaf/contract/statement'
import { Cents } from '@ledgerleaf/contract/units'
import { sampleNames } from './sample-names.ts'

const parts = [
  { metric: 'scope1', tonnes: 1102 },
  { metric: 'scope2_market', tonnes: 986 },
  { metric: 'scope3_total', tonnes: 13_460 },
] as const

/** What the buyer's desk would say of the sample's report: 400 t of its year retired, 840 held, the rest open. */
export const sampleBuyerDesk = (year: number): BuyerDesk => ({
  next: { step: 'retire', heldTonnes: 840 },
  stations: [
    { name: 'report', state: 'done' },
    { name: 'inventory', state: 'done' },
    { name: 'credits', state: 'ahead' },
    { name: 'retirement', state: 'now' },
    { name: 'claim', state: 'ahead' },
  ],
  reports: [
    {
      analysisId: 'sample',
      companyName: sampleNames.buyer,
      fileName: 'sustainability-report.pdf',
      years: [year],
    },
  ],
  coverage: {
    analysisId: 'sample',
    companyName: sampleNames.buyer,
    fileName: 'sustainability-report.pdf',
    perimeter: null,
    year,
    parts: [...parts],
    footprintTonnes: 15_548,
    retiredTonnes: 400,
    pendingTonnes: 0,
    heldForItTonnes: 840,
    openTonnes: 14_308,
    heldTonnes: 840,
    retiredElsewhereTonnes: 0,
    pendingElsewhereTonnes: 0,
    years: [{ year, tonnes: 15_548, parts: [...parts], retiredTonnes: 400 }],
    targets: [],
  },
})

const monthOf = (now: Date, before: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString().slice(0, 7)

/** Sales of three months, at the fee of one in forty. */
export const sampleMonths = (now: Date): SalesMonths => ({
  months: [
    { before: 9, salesCents: 2_160_000, credits: 1200 },
    { before: 5, salesCents: 5_040_000, credits: 2800 },
    { before: 1, salesCents: 4_140_000, credits: 2300 },
  ].map(({ before, salesCents, credits }) => ({
    month: monthOf(now, before),
    salesCents,
    refundsCents: 0,
    feesCents: salesCents / 40,
    netCents: salesCents - salesCents / 40,
    credits,
  })),
  firstMonth: monthOf(now, 23),
  earlierNetCents: 0,
  asOf: monthOf(now, 0),
})

export const sampleBalance: OwnBalance = {
  availableCents: Cents.parse(4_036_500),
  pendingCents: Cents.parse(0),
  sentCents: Cents.parse(0),
  escrowCents: Cents.parse(0),
  ripens: [],
  holdDays: 7,
  feeBasisPoints: 250,
  accountEnding: '3000',
  paidFrom: null,
  blocked: null,
  payouts: [],
  connect: null,
}

const listing = (
  name: string,
  { listed, sold, priceCents }: { listed: number; sold: number; priceCents: number },
): ListingFigures => ({
  id: `sample ${name}`,
  tokenId: `SAMPLE-${name.slice(0, 5).toUpperCase()}`,
  projectId: 'sample',
  projectName: name,
  category: null,
  grade: null,
  vintage: null,
  saleType: 'spot',
  state: 'open',
  stoppedBy: null,
  listedCredits: listed,
  soldCredits: sold,
  leftCredits: listed - sold,
  priceCents,
  currency: 'usd',
  priceMinor: priceCents,
  views: 0,
  additions: 0,
  compared: null,
})

export const sampleListings = {
  listings: [
    listing('Upper Valley Reforestation', { listed: 16_800, sold: 4200, priceCents: 1900 }),
    listing('Delta Mangrove Restoration', { listed: 6300, sold: 2100, priceCents: 2550 }),
  ],
  days: 30,
}
