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
  /** The file whose bytes are sent as they are, and of which kind it is. */
  bytes?: { name: string; kind: string }
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
const retired = {
  lines: [{ batch: 'BATCH', quantity: tonne }],
  beneficiary: 'Field & Fjord AS',
  reason: 'corporate_inventory',
  purpose: 'Emissions of March 2026',
  isUnderstood: true,
}
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
  'POST /v1/quotes': {
    sdk: 'quotes.create',
    body: { ...bought, billingEmail: 'accounts@example.org', poNumber: 'PO-4711' },
  },
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
  'POST /v1/orders/propose': { sdk: 'orders.propose', body: bought },
  'POST /v1/orders/{id}/cancel': one('orders.cancel', 'UNPAID_ORDER'),
  'GET /v1/approvals/{id}': one('approvals.get', 'APPROVAL'),
  'POST /v1/subscriptions': {
    sdk: 'subscriptions.create',
    body: {
      quantity: { amount: 2 },
      every: 'month',
      limits: {},
      priceCap: { amount: 5000 },
      startsOn: '2030-01-01',
    },
  },
  'GET /v1/subscriptions': list('subscriptions.list'),
  'GET /v1/subscriptions/{id}': one('subscriptions.get', 'SUBSCRIPTION'),
  'POST /v1/subscriptions/{id}/pause': one('subscriptions.pause', 'SUBSCRIPTION'),
  'POST /v1/subscriptions/{id}/resume': one('subscriptions.resume', 'PAUSED_SUBSCRIPTION'),
  'POST /v1/subscriptions/{id}/cancel': one('subscriptions.cancel', 'SUBSCRIPTION'),
  'GET /v1/forwards': list('forwards.list'),
  'GET /v1/forwards/{id}': one('forwards.get', 'FORWARD'),
  'GET /v1/holdings': list('holdings.list'),
  'POST /v1/retirements': { sdk: 'retirements.create', body: retired },
  'POST /v1/retirements/propose': { sdk: 'retirements.propose', body: retired },
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
  'POST /v1/seller/projects': { sdk: 'sellerProjects.create', body: { name: 'Fjord Kelp' } },
  'GET /v1/seller/projects': list('sellerProjects.list'),
  'GET /v1/seller/projects/{id}': one('sellerProjects.get', 'OWN_PROJECT'),
  'PATCH /v1/seller/projects/{id}': {
    sdk: 'sellerProjects.update',
    params: { id: 'OWN_PROJECT' },
    body: { summary: 'Kelp that is grown, sunk and measured.' },
  },
  'POST /v1/seller/projects/{id}/submit': one('sellerProjects.submit', 'WHOLE_PROJECT'),
  'POST /v1/seller/projects/{id}/documents': {
    sdk: 'sellerProjects.documents.create',
    params: { id: 'OWN_PROJECT' },
    query: { kind: 'verification', name: 'verification.pdf' },
    bytes: { name: 'verification.pdf', kind: 'verification' },
  },
  'GET /v1/seller/projects/{id}/documents': {
    ...list('sellerProjects.documents.list'),
    params: { id: 'OWN_PROJECT' },
  },
  'DELETE /v1/seller/projects/{id}/documents/{document}': {
    sdk: 'sellerProjects.documents.delete',
    params: { id: 'OWN_PROJECT', document: 'DOCUMENT' },
  },
  'POST /v1/seller/projects/{id}/blocks': {
    sdk: 'sellerProjects.blocks.create',
    params: { id: 'OWN_PROJECT' },
    body: {
      vintageStartsOn: '2024-01-01',
      vintageEndsOn: '2024-12-31',
      serialPrefix: 'FJORD-2024',
      serialStart: 1,
      serialEnd: 400,
    },
  },
  'GET /v1/seller/projects/{id}/blocks': {
    ...list('sellerProjects.blocks.list'),
    params: { id: 'OWN_PROJECT' },
  },
  'DELETE /v1/seller/projects/{id}/blocks/{block}': {
    sdk: 'sellerProjects.blocks.delete',
    params: { id: 'OWN_PROJECT', block: 'BLOCK' },
  },
  'GET /v1/seller/deliveries/due': list('sellerDeliveries.due'),
  'GET /v1/seller/deliveries/blocks': list('sellerDeliveries.blocks'),
  'GET /v1/seller/deliveries': list('sellerDeliveries.list'),
  'POST /v1/seller/deliveries': {
    sdk: 'sellerDeliveries.create',
    body: { due: 'DUE', block: 'DELIVERABLE_BLOCK', quantity: tonne },
  },
  'GET /v1/seller/statement': { sdk: 'sellerStatement.get' },
  'GET /v1/seller/statement/movements': list('sellerStatement.movements'),
  'GET /v1/problems': { sdk: 'problems.list', isList: true },
  'GET /v1/problems/{code}': { sdk: 'problems.get', params: { code: 'not_found' } },
}
