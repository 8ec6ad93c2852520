/**
 * The marketplace without its schemas: who only looks at it need not load the schema library for that. The full
 * definitions of these calls stand in market.ts and start from here.
 */
const read = { method: 'GET', effect: 'read', caller: 'anyone' } as const

export const marketCalls = {
  projects: { ...read, path: '/api/market/projects' },
  places: { ...read, path: '/api/market/places' },
  listings: { ...read, path: '/api/market/listings' },
  facets: { ...read, path: '/api/market/facets' },
  project: { ...read, path: '/api/market/projects/:id' },
  supply: { ...read, path: '/api/market/projects/:id/supply' },
  proof: { ...read, path: '/api/market/proofs/:index' },
  seller: { ...read, path: '/api/market/sellers/:id' },
} as const

/** A result count stops here: whoever sees a thousand projects narrows the search, not the count. */
export const resultsCountedMax = 1000
export const comparedMax = 4
