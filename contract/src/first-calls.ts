/**
 * The calls of pages that anyone may come to first, without their schemas: whoever only looks or writes to us need not
 * load the schema library for them. Their full definitions stand with their kind and start from these.
 */
export const firstCalls = {
  csrfToken: { method: 'GET', path: '/api/csrf-token', effect: 'read', caller: 'anyone' },
  siteInfo: { method: 'GET', path: '/api/site', effect: 'read', caller: 'anyone' },
  session: { method: 'GET', path: '/api/auth/session', effect: 'read', caller: 'anyone' },
  sellers: { method: 'GET', path: '/api/sellers', effect: 'read', caller: 'anyone' },
  contact: { method: 'POST', path: '/api/contact', effect: 'change', caller: 'anyone' },
} as const
