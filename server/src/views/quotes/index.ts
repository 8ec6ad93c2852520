export { findQuote, findQuoteIds, type QuoteFound } from './quote-queries.ts'
export { quoteRoutes } from './quotes.routes.ts'
export { refuseAccepting } from './refuse-accepting.ts'
export { requireBank } from './require-bank.ts'
