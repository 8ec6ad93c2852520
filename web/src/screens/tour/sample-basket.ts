import { Basket } from '@ledgerleaf/contract/baskets'
import { inDollars, noTerms } from '@ledgerleaf/contract/listings'
import type { ProjectCategory } from '@ledgerleaf/contract/market'
import { QueryClient } from '@tanstack/react-query'
import { basketQueries, firstBasketId } from '../../nouns/basket/queries.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { sampleSummary } from './sample-analysis.ts'
import { sampleBuyerDesk } from './sample-desks.ts'
import { sampleNames } from './sample-names.ts'

const line = (
  projectName: string,
  registry: string,
  vintage: number,
  weightPercent: number,
  quantity: number,
  dollars: number,
  category: ProjectCategory,
) => ({
  listingId: projectName,
  projectId: projectName,
  projectName,
  registry,
  category,
  country: null,
  vintage,
  weightPercent,
  quantity,
  pricePerCreditCents: dollars * 100,
  totalCents: dollars * 100 * quantity,
  saleType: 'spot',
  ...noTerms,
  ...inDollars(dollars * 100),
  forward: null,
})

const unsaid = {
  legalName: '',
  registerNumber: '',
  taxNumber: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
}

/** A basket as the server would answer it, which never goes stale: whoever watches the tour asks for nothing. */
export const sampleCheckout = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const lines = [
    line('Upper Valley Reforestation', 'Gold Standard', 2024, 50, 328, 19, 'redd_arr'),
    line('Delta Mangrove Restoration', 'Verra VCS', 2023, 30, 146, 25.5, 'blue_carbon'),
    line('Harbour Biochar', 'Verra VCS', 2024, 20, 17, 150, 'biochar'),
  ]
  const listValueCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  client.setQueryData(
    basketQueries.one(firstBasketId).queryKey,
    Basket.parse({
      id: firstBasketId,
      kind: 'basket',
      name: 'Basket 1',
      priceCents: 1_250_000,
      listValueCents,
      discountCents: listValueCents - 1_250_000,
      totalCredits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines,
      soldOut: false,
      notSold: null,
      soldOutReason: null,
      composition: 'sample',
    }),
  )
  const { footprint } = sampleSummary(new Date().toISOString())
  client.setQueryData(deskQuery().queryKey, sampleBuyerDesk(footprint?.year ?? 0))
  client.setQueryData(organisationQueries.details().queryKey, {
    id: 'sample-buyer',
    details: { ...unsaid, name: sampleNames.buyer },
    subsidiaries: [],
  })
  return client
}
