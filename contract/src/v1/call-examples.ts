/** One call as it is shown: through the client, and what it is sent. Words in capitals stand for ids of the reader's own. */
export type CallExample = {
  /** The place of the call in the client. */
  sdk: string
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: Record<string, unknown>
  /** A list, which the client reads page by page. */
  isList?: true
  /** What is sent as a form with a file. */
  file?: { companyName: string; name: string; text: string }
}

const company = {
  companyName: 'Field & Fjord AS',
  contactName: 'Signe Example',
  businessEmail: 'signe@example.org',
  phoneNumber: '+47 555',
  billingAddress: '1 Example Road, Oslo',
  taxId: 'NO 123',
}
const tonne = { amount: 1 }
const list = (sdk: string, query: CallExample['query'] = { limit: 10 }): CallExample => ({
  sdk,
  query,
  isList: true,
})
const one = (sdk: string, id: string): CallExample => ({ sdk, params: { id } })
const bought = { basket: 'BASKET', expectedTotal: { amount: 'TOTAL' }, company }

/** For every call with a key. A test makes each of them, as curl and through the client. */
export const callExamples: Record<string, CallExample> = {
  'GET /v1/key': { sdk: 'key.get' },
  'GET /v1/test-clock': { sdk: 'testClock.get' },
  'POST /v1/test-clock': { sdk: 'testClock.move', body: { to: '2030-01-31' } },
  'GET /v1/projects': list('projects.list', { sort: 'newest', limit: 10 }),
  'GET /v1/projects/{id}': one('projects.get', 'PROJECT'),
  'GET /v1/listings': list('listings.list'),
  'GET /v1/listings/{id}': one('listings.get', 'LISTING'),
  'POST /v1/recommendations': {
    sdk: 'recommendations.create',
    body: { quantity: { amount: 2 }, goal: 'cost' },
  },
  'POST /v1/baskets': { sdk: 'baskets.create', body: { lines: [{ listing: 'LISTING', quantity: tonne }] } },
  'GET /v1/baskets/{id}': one('baskets.get', 'BASKET'),
  'POST /v1/quotes': { sdk: 'quotes.create', body: { ...bought, poNumber: 'PO-4711' } },
  'GET /v1/quotes': list('quotes.list'),
  'GET /v1/quotes/{id}': one('quotes.get', 'QUOTE'),
  'POST /v1/quotes/{id}/accept': {
    sdk: 'quotes.accept',
    params: { id: 'QUOTE' },
    body: { poNumber: 'PO-4711' },
  },
  'POST /v1/quotes/{id}/decline': one('quotes.decline', 'QUOTE'),
  'POST /v1/orders': { sdk: 'orders.create', body: bought },
  'GET /v1/orders': list('orders.list'),
  'GET /v1/orders/{id}': one('orders.get', 'ORDER'),
  'POST /v1/orders/{id}/cancel': one('orders.cancel', 'ORDER'),
  'GET /v1/approvals/{id}': one('approvals.get', 'APPROVAL'),
  'GET /v1/holdings': list('holdings.list'),
  'POST /v1/retirements': {
    sdk: 'retirements.create',
    body: {
      lines: [{ batch: 'BATCH', quantity: tonne }],
      beneficiary: 'Field & Fjord AS',
      reason: 'corporate_inventory',
      purpose: 'Emissions of March 2026',
      isUnderstood: true,
    },
  },
  'GET /v1/retirements': list('retirements.list'),
  'GET /v1/retirements/{id}': one('retirements.get', 'RETIREMENT'),
  'GET /v1/certificates/{id}': one('certificates.get', 'RETIREMENT'),
  'GET /v1/certificates/{id}/certificate.pdf': one('certificates.pdf', 'RETIREMENT'),
  'POST /v1/claims/check': {
    sdk: 'claims.check',
    body: {
      text: 'We have retired credits for our flights of 2025.',
      markets: ['eu'],
      periodStartsOn: '2025-01-01',
      periodEndsOn: '2025-12-31',
      hasDeepCuts: false,
      hasVerifiedFootprint: false,
    },
  },
  'POST /v1/analyses': {
    sdk: 'analyses.create',
    file: {
      companyName: 'Field & Fjord AS',
      name: 'report.csv',
      text: 'Year,Metric,Value,Unit\n2024,Scope 1 emissions,1200,tCO2e\n',
    },
  },
  'GET /v1/analyses': list('analyses.list'),
  'GET /v1/analyses/{id}': one('analyses.get', 'ANALYSIS'),
  'GET /v1/analyses/{id}/inventory': { ...one('analyses.inventory', 'ANALYSIS'), isList: true },
  'DELETE /v1/analyses/{id}': one('analyses.delete', 'ANALYSIS'),
  'GET /v1/reports/{kind}': {
    sdk: 'reports.get',
    params: { kind: 'vcmi' },
    query: { from: '2025-01-01', to: '2025-12-31' },
  },
  'GET /v1/reports/{kind}/report.pdf': {
    sdk: 'reports.pdf',
    params: { kind: 'vcmi' },
    query: { from: '2025-01-01', to: '2025-12-31' },
  },
  'POST /v1/seller/listings': {
    sdk: 'sellerListings.create',
    body: {
      tokenId: 'FJORD-2025',
      projectName: 'Fjord Kelp',
      quantity: { amount: 100 },
      price: { amount: 1250 },
    },
  },
  'GET /v1/seller/listings': list('sellerListings.list'),
  'GET /v1/seller/listings/{id}': one('sellerListings.get', 'OWN_LISTING'),
  'PATCH /v1/seller/listings/{id}': {
    sdk: 'sellerListings.update',
    params: { id: 'OWN_LISTING' },
    body: { price: { amount: 1350 } },
  },
  'POST /v1/seller/listings/{id}/withdraw': one('sellerListings.withdraw', 'OWN_LISTING'),
  'GET /v1/problems': { sdk: 'problems.list', isList: true },
  'GET /v1/problems/{code}': { sdk: 'problems.get', params: { code: 'not_found' } },
}
