import { Basket } from '@ledgerleaf/contract/baskets'
import { inDollars, noTerms } from '@ledgerleaf/contract/listings'
import { QueryClient } from '@tanstack/react-query'
import { basketQueries, firstBasketId } from '../../nouns/basket/queries.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { sampleSummary } from './sample-analysis.ts'
import { daysAgo } from './sample-client.ts'
import { sampleBuyerDesk } from './sample-desks.ts'
import { sampleNames } from './sample-names.ts'
import { sampleDays, sampleOrder, sampleRegistry, sampleSums } from './sample-story.ts'

const lineOf = ({
  project,
  category,
  vintage,
  weightPercent,
  credits,
  dollars,
}: (typeof sampleOrder)[number]) => ({
  listingId: project,
  projectId: project,
  projectName: project,
  registry: sampleRegistry,
  category,
  country: null,
  vintage,
  weightPercent,
  quantity: credits,
  pricePerCreditCents: dollars * 100,
  totalCents: dollars * 100 * credits,
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
export const sampleCheckout = (now: Date): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const lines = sampleOrder.map(lineOf)
  const listValueCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  client.setQueryData(
    basketQueries.one(firstBasketId).queryKey,
    Basket.parse({
      id: firstBasketId,
      kind: 'basket',
      name: 'Basket 1',
      priceCents: sampleSums.orderDollars * 100,
      listValueCents,
      discountCents: 0,
      totalCredits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines,
      soldOut: false,
      notSold: null,
      soldOutReason: null,
      composition: 'sample',
    }),
  )
  const { footprint } = sampleSummary(daysAgo(now, sampleDays.reported))
  client.setQueryData(deskQuery().queryKey, sampleBuyerDesk(footprint?.year ?? 0))
  client.setQueryData(organisationQueries.details().queryKey, {
    id: 'sample-buyer',
    details: { ...unsaid, name: sampleNames.buyer },
    subsidiaries: [],
  })
  return client
}
