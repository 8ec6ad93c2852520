/** The public calls of a climate page without their schemas: who only looks at it need not load the schema library. */
const read = { method: 'GET', effect: 'read', caller: 'anyone' } as const

export const climateCalls = {
  page: { ...read, path: '/api/climate/:slug' },
  proofs: { ...read, path: '/api/climate/:slug/certificates.json' },
} as const
