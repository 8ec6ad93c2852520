/** The pages of the site. The browser's router draws them; the server knows by this list what is a page and what is not. */
type Page = {
  path: `/${string}`
  /**
   * Ahead: HTML since the site was built. When asked: the same, with what the server knows at that moment drawn into it.
   * In the browser: an empty shell until scripts run.
   */
  rendered: 'ahead' | 'when-asked' | 'in-browser'
  /** Shown everywhere but in production mode. */
  developmentOnly?: true
  /** Made to stand inside pages of others. */
  framed?: true
  /** What it is about goes by a number; other addresses of the same shape are for programs. */
  numbered?: true
}

export const pages = [
  { path: '/', rendered: 'ahead' },
  { path: '/contact', rendered: 'ahead' },
  { path: '/whoweare', rendered: 'ahead' },
  { path: '/sellers', rendered: 'ahead' },
  { path: '/marketplace', rendered: 'when-asked' },
  { path: '/welcome-basket', rendered: 'ahead' },
  { path: '/privacy', rendered: 'ahead' },
  { path: '/copyright', rendered: 'ahead' },
  { path: '/terms', rendered: 'when-asked' },
  { path: '/terms/sellers', rendered: 'when-asked' },
  { path: '/terms/forward', rendered: 'when-asked' },
  { path: '/terms/:document/:version', rendered: 'when-asked' },
  { path: '/docs', rendered: 'ahead' },
  { path: '/docs/offset-every-order', rendered: 'ahead' },
  { path: '/docs/retire-monthly', rendered: 'ahead' },
  { path: '/docs/keep-an-inventory-in-step', rendered: 'ahead' },
  { path: '/docs/list-from-a-registry-account', rendered: 'ahead' },
  { path: '/docs/embed', rendered: 'ahead' },
  { path: '/docs/events', rendered: 'ahead' },
  { path: '/docs/errors', rendered: 'ahead' },
  { path: '/docs/changelog', rendered: 'in-browser' },
  { path: '/docs/reference', rendered: 'in-browser' },
  { path: '/docs/reference/:noun', rendered: 'in-browser' },
  { path: '/embed/checkout', rendered: 'in-browser', framed: true },
  { path: '/embed/certificate/:id', rendered: 'in-browser', framed: true },
  { path: '/tour', rendered: 'ahead' },
  { path: '/tour/:step', rendered: 'in-browser' },
  { path: '/sellers/:id', rendered: 'when-asked' },
  { path: '/climate/:slug', rendered: 'when-asked' },
  { path: '/badge/:slug', rendered: 'in-browser', framed: true },
  { path: '/projects/:id', rendered: 'when-asked' },
  { path: '/projects/:id/disclosure', rendered: 'in-browser' },
  { path: '/compare', rendered: 'in-browser' },
  { path: '/basket', rendered: 'in-browser' },
  { path: '/dashboard', rendered: 'in-browser' },
  { path: '/buy', rendered: 'in-browser' },
  { path: '/buy/:basketId', rendered: 'in-browser' },
  { path: '/signup', rendered: 'in-browser' },
  { path: '/signin', rendered: 'in-browser' },
  { path: '/signin/popup', rendered: 'in-browser' },
  { path: '/forgot-password', rendered: 'in-browser' },
  { path: '/reset-password', rendered: 'in-browser' },
  { path: '/verify-email', rendered: 'in-browser' },
  { path: '/stop-search-mails', rendered: 'in-browser' },
  { path: '/stop-notice-mails', rendered: 'in-browser' },
  { path: '/success', rendered: 'in-browser' },
  { path: '/cancel', rendered: 'in-browser' },
  { path: '/sellerlogin', rendered: 'in-browser' },
  { path: '/sellersignup', rendered: 'in-browser' },
  { path: '/sellerlisting', rendered: 'in-browser' },
  { path: '/seller_listings', rendered: 'in-browser' },
  { path: '/buyer_dashboard', rendered: 'in-browser' },
  { path: '/seller_dashboard', rendered: 'in-browser' },
  { path: '/subscriptions', rendered: 'in-browser' },
  { path: '/programme', rendered: 'in-browser' },
  { path: '/reports', rendered: 'in-browser' },
  { path: '/claims', rendered: 'in-browser' },
  { path: '/holdings', rendered: 'in-browser' },
  { path: '/retire/:batchId', rendered: 'in-browser' },
  { path: '/withdraw/:batchId', rendered: 'in-browser' },
  { path: '/log', rendered: 'in-browser' },
  { path: '/log/:index', rendered: 'when-asked', numbered: true },
  { path: '/provenance/:batchId', rendered: 'in-browser' },
  { path: '/certificates/:id', rendered: 'in-browser' },
  { path: '/analyses', rendered: 'in-browser' },
  { path: '/analysis/:id', rendered: 'in-browser' },
  { path: '/footprint', rendered: 'in-browser' },
  { path: '/recommendations', rendered: 'in-browser' },
  { path: '/orders', rendered: 'in-browser' },
  { path: '/orders/:id', rendered: 'in-browser' },
  { path: '/quotes/:token', rendered: 'in-browser' },
  { path: '/seller/projects', rendered: 'in-browser' },
  { path: '/seller/projects/:id', rendered: 'in-browser' },
  { path: '/operator', rendered: 'in-browser' },
  { path: '/operator/standing', rendered: 'in-browser' },
  { path: '/operator/chain', rendered: 'in-browser' },
  { path: '/operator/money', rendered: 'in-browser' },
  { path: '/operator/money/orders/:id', rendered: 'in-browser' },
  { path: '/operator/payouts', rendered: 'in-browser' },
  { path: '/operator/accounting', rendered: 'in-browser' },
  { path: '/operator/registries', rendered: 'in-browser' },
  { path: '/operator/retirements', rendered: 'in-browser' },
  { path: '/deliveries', rendered: 'in-browser' },
  { path: '/statement', rendered: 'in-browser' },
  { path: '/account', rendered: 'in-browser' },
  { path: '/organisation', rendered: 'in-browser' },
  { path: '/notifications', rendered: 'in-browser' },
  { path: '/approvals', rendered: 'in-browser' },
  { path: '/invitation', rendered: 'in-browser' },
  { path: '/logout', rendered: 'in-browser' },
  { path: '/styleguide', rendered: 'in-browser', developmentOnly: true },
] as const satisfies readonly Page[]

/** The pages that stand in the sitemap by themselves, and that a visitor may come to first. */
export const publicPaths = pages
  .filter(({ path, rendered }) => rendered !== 'in-browser' && !path.includes(':'))
  .map(({ path }) => path)

/** Where the build keeps the page of a path: what it is about is filled in later. */
export const framePath = (path: string): string => path.replace(/:\w+/g, '_')

const matches = ({ path: pattern, numbered }: Page, path: string) => {
  const want = pattern.split('/')
  const have = path.split('/')
  const names = numbered ? /^\d{1,15}$/ : /./
  return (
    want.length === have.length &&
    want.every((part, i) => (part.startsWith(':') ? names.test(have[i] ?? '') : part === have[i]))
  )
}

export const findPage = (path: string): Page | undefined => {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path
  return pages.find((page) => matches(page, bare))
}
