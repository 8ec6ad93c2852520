/** What a page tells without the schema library: who only looks need not load it. The full calls start from here in interest.ts. */
const told = { method: 'POST', effect: 'change', caller: 'anyone' } as const

export const interestCalls = {
  viewed: { ...told, path: '/api/market/projects/:id/views' },
  added: { ...told, path: '/api/market/listings/:id/basket-additions' },
} as const
