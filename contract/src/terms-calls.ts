/** Without their schemas: who only reads a text need not load the schema library. The full calls in terms.ts start from here. */
const read = { method: 'GET', effect: 'read', caller: 'anyone' } as const

export const termsCalls = {
  current: { ...read, path: '/api/terms/:document' },
  version: { ...read, path: '/api/terms/:document/:version' },
  plain: { ...read, path: '/api/terms/:document/:version/text' },
  paper: { ...read, path: '/api/terms/:document/:version/pdf' },
} as const
