import { tellBacking } from '@ledgerleaf/contract/backing'
import type { ProjectListing } from '@ledgerleaf/contract/market'

type Backed = Pick<ProjectListing, 'backing' | 'registry' | 'saleType'>

/** What the registry says of all the listings that have serials, where it says the same of each; else null. */
export const sharedBacking = (listings: readonly Backed[]) => {
  const told = listings.flatMap(({ registry, backing, saleType }) =>
    // A promise has no serials a registry could speak of.
    backing && saleType !== 'forward' ? [{ registry, backing }] : [],
  )
  const [first] = told
  if (!first || told.length < 2) return null
  const say = ({ registry, backing }: typeof first) =>
    [backing.state, backing.asOf, backing.url, tellBacking(registry, backing)].join()
  return told.every((one) => say(one) === say(first)) ? first : null
}
