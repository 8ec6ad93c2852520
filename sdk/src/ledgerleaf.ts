import { pagesOf } from './pages.ts'
import { selling } from './selling.ts'
import { type CallOptions, type ChangeOptions, type ClientOptions, openSend, type Send } from './send.ts'
import type { Analysis, BodyOf, QueryOf } from './types.ts'
import { wait } from './wait.ts'

/** What is bought from, chosen and put together. */
const market = (send: Send) => ({
  projects: {
    list: (query?: QueryOf<'getProjects'>, options?: CallOptions) =>
      pagesOf(send, 'getProjects', { query }, options),
    get: (id: string, query?: QueryOf<'getProjectsById'>, options?: CallOptions) =>
      send('getProjectsById', { params: { id }, query }, options),
  },
  listings: {
    list: (query?: QueryOf<'getListings'>, options?: CallOptions) =>
      pagesOf(send, 'getListings', { query }, options),
    get: (id: string, options?: CallOptions) => send('getListingsById', { params: { id } }, options),
  },
  recommendations: {
    create: (body: BodyOf<'postRecommendations'>, options?: CallOptions) =>
      send('postRecommendations', { body }, options),
  },
  baskets: {
    create: (body: BodyOf<'postBaskets'>, options?: ChangeOptions) => send('postBaskets', { body }, options),
    get: (id: string, options?: CallOptions) => send('getBasketsById', { params: { id } }, options),
  },
})

/** What is bought. What is more than the key does alone answers `WaitingForApproval`: look at `object`. */
const trade = (send: Send) => ({
  quotes: {
    create: (body: BodyOf<'postQuotes'>, options?: ChangeOptions) => send('postQuotes', { body }, options),
    list: (query?: QueryOf<'getQuotes'>, options?: CallOptions) =>
      pagesOf(send, 'getQuotes', { query }, options),
    get: (id: string, options?: CallOptions) => send('getQuotesById', { params: { id } }, options),
    accept: (id: string, body: BodyOf<'postQuotesByIdAccept'> = {}, options?: ChangeOptions) =>
      send('postQuotesByIdAccept', { params: { id }, body }, options),
    decline: (id: string, options?: ChangeOptions) =>
      send('postQuotesByIdDecline', { params: { id } }, options),
  },
  orders: {
    create: (body: BodyOf<'postOrders'>, options?: ChangeOptions) => send('postOrders', { body }, options),
    /** Asks a person for it, and does nothing else, whatever the key may do alone. */
    propose: (body: BodyOf<'postOrdersPropose'>, options?: ChangeOptions) =>
      send('postOrdersPropose', { body }, options),
    list: (query?: QueryOf<'getOrders'>, options?: CallOptions) =>
      pagesOf(send, 'getOrders', { query }, options),
    get: (id: string, options?: CallOptions) => send('getOrdersById', { params: { id } }, options),
    cancel: (id: string, options?: ChangeOptions) =>
      send('postOrdersByIdCancel', { params: { id } }, options),
  },
  approvals: {
    get: (id: string, options?: CallOptions) => send('getApprovalsById', { params: { id } }, options),
  },
  subscriptions: {
    create: (body: BodyOf<'postSubscriptions'>, options?: ChangeOptions) =>
      send('postSubscriptions', { body }, options),
    list: (query?: QueryOf<'getSubscriptions'>, options?: CallOptions) =>
      pagesOf(send, 'getSubscriptions', { query }, options),
    get: (id: string, options?: CallOptions) => send('getSubscriptionsById', { params: { id } }, options),
    pause: (id: string, options?: ChangeOptions) =>
      send('postSubscriptionsByIdPause', { params: { id } }, options),
    resume: (id: string, options?: ChangeOptions) =>
      send('postSubscriptionsByIdResume', { params: { id } }, options),
    cancel: (id: string, options?: ChangeOptions) =>
      send('postSubscriptionsByIdCancel', { params: { id } }, options),
  },
  forwards: {
    list: (query?: QueryOf<'getForwards'>, options?: CallOptions) =>
      pagesOf(send, 'getForwards', { query }, options),
    get: (id: string, options?: CallOptions) => send('getForwardsById', { params: { id } }, options),
  },
})

/** What time it is for a test key, and later: with any other key it is refused. */
const trying = (send: Send) => ({
  testClock: {
    get: (options?: CallOptions) => send('getTestClock', {}, options),
    move: (body: BodyOf<'postTestClock'>, options?: ChangeOptions) =>
      send('postTestClock', { body }, options),
  },
})

/** What is held, retired, proven and said of it. */
const use = (send: Send) => ({
  holdings: {
    list: (query?: QueryOf<'getHoldings'>, options?: CallOptions) =>
      pagesOf(send, 'getHoldings', { query }, options),
  },
  retirements: {
    create: (body: BodyOf<'postRetirements'>, options?: ChangeOptions) =>
      send('postRetirements', { body }, options),
    /** Asks a person for it, and does nothing else, whatever the key may do alone. */
    propose: (body: BodyOf<'postRetirementsPropose'>, options?: ChangeOptions) =>
      send('postRetirementsPropose', { body }, options),
    list: (query?: QueryOf<'getRetirements'>, options?: CallOptions) =>
      pagesOf(send, 'getRetirements', { query }, options),
    get: (id: string, options?: CallOptions) => send('getRetirementsById', { params: { id } }, options),
  },
  certificates: {
    get: (id: string, options?: CallOptions) => send('getCertificatesById', { params: { id } }, options),
    pdf: (id: string, options?: CallOptions): Promise<Uint8Array> =>
      send('getCertificatesByIdCertificatePdf', { params: { id } }, options),
  },
  claims: {
    check: (body: BodyOf<'postClaimsCheck'>, options?: CallOptions) =>
      send('postClaimsCheck', { body }, options),
  },
})

type Upload = { companyName: string; file: Blob; fileName: string }
type Waited = CallOptions & {
  /** Told of every look at it. */
  onLook?: (analysis: Analysis) => void
}

const firstLookMs = 300
const lookMsMax = 5000

/** What is read of reports, and what retirements come to. */
const reading = (send: Send) => ({
  analyses: {
    create: ({ companyName, file, fileName }: Upload, options?: CallOptions) => {
      const form = new FormData()
      form.append('companyName', companyName)
      form.append('file', file, fileName)
      return send('postAnalyses', { form }, options)
    },
    list: (query?: QueryOf<'getAnalyses'>, options?: CallOptions) =>
      pagesOf(send, 'getAnalyses', { query }, options),
    get: (id: string, options?: CallOptions) => send('getAnalysesById', { params: { id } }, options),
    /** Looks until the report is read, or could not be. */
    wait: async (id: string, { onLook, signal }: Waited = {}): Promise<Analysis> => {
      for (let pauseMs = firstLookMs; ; pauseMs = Math.min(lookMsMax, pauseMs * 1.5)) {
        const analysis = await send('getAnalysesById', { params: { id } }, signal ? { signal } : {})
        onLook?.(analysis)
        if (analysis.status === 'completed' || analysis.status === 'failed') return analysis
        await wait(pauseMs, signal)
      }
    },
    inventory: (id: string, query?: QueryOf<'getAnalysesByIdInventory'>, options?: CallOptions) =>
      pagesOf(send, 'getAnalysesByIdInventory', { params: { id }, query }, options),
    delete: (id: string, options?: ChangeOptions) => send('deleteAnalysesById', { params: { id } }, options),
  },
  reports: {
    get: (kind: string, query: QueryOf<'getReportsByKind'>, options?: CallOptions) =>
      send('getReportsByKind', { params: { kind }, query }, options),
    pdf: (
      kind: string,
      query: QueryOf<'getReportsByKindReportPdf'>,
      options?: CallOptions,
    ): Promise<Uint8Array> => send('getReportsByKindReportPdf', { params: { kind }, query }, options),
  },
})

const about = (send: Send) => ({
  key: {
    /** Who the key speaks for, and what it may still do alone. */
    get: (options?: CallOptions) => send('getKey', {}, options),
  },
  problems: {
    list: (options?: CallOptions) => pagesOf(send, 'getProblems', {}, options),
    get: (code: string, options?: CallOptions) => send('getProblemsByCode', { params: { code } }, options),
  },
})

/** Version 1 of Ledgerleaf: one object, with a place for each noun. */
export const openLedgerleaf = (options: ClientOptions) => {
  const send = openSend(options)
  return {
    ...about(send),
    ...market(send),
    ...trade(send),
    ...trying(send),
    ...use(send),
    ...reading(send),
    ...selling(send),
  }
}
export type Ledgerleaf = ReturnType<typeof openLedgerleaf>
