import type { Logger } from 'pino'
import { chainRoutes, findEntries, type OpenedChain } from './chain/index.ts'
import { guideRoutes } from './http/guides.routes.ts'
import type { Route } from './http/route.ts'
import { siteRoutes } from './http/site.routes.ts'
import { keptAboutPeople } from './kept-about-people.ts'
import { approvalRuleRoutes } from './people/approvals/index.ts'
import type { Identity } from './people/identity/index.ts'
import { invitationRoutes } from './people/invitations/index.ts'
import { keyRoutes } from './people/keys/index.ts'
import { noticeRoutes } from './people/notices/index.ts'
import { privacyRoutes } from './people/privacy/index.ts'
import { providerRoutes, providerSignInRoutes } from './people/providers/index.ts'
import { supportRoutes } from './people/support/index.ts'
import { termsRoutes } from './people/terms/index.ts'
import { webhookRoutes } from './people/webhooks/index.ts'
import type { Config } from './platform/config.ts'
import type { Db, Reader } from './platform/db.ts'
import type { Papers } from './platform/papers.ts'
import type { Store } from './platform/store/open-store.ts'
import { activityRoutes } from './reading/activity/index.ts'
import { analysisRoutes } from './reading/analysis/index.ts'
import { deadlineRoutes } from './reading/deadlines/index.ts'
import { programmeRoutes } from './reading/programme/index.ts'
import type { OpenedStanding } from './standing/open-standing.ts'
import { standingRoutes } from './standing/standing.routes.ts'
import { interestRoutes } from './supply/interest/index.ts'
import { listingRoutes, releaseListings, withholdListings } from './supply/listings/index.ts'
import {
  projectDocumentRoutes,
  projectFileRoutes,
  projectPhotographRoutes,
} from './supply/project-files/index.ts'
import { registryRecordRoutes } from './supply/registry-records/index.ts'
import { sellerCheckRoutes } from './supply/seller-checks/index.ts'
import { sellerRoutes } from './supply/sellers/index.ts'
import { approvedRoutes } from './trade/approved/index.ts'
import { basketRoutes } from './trade/baskets/index.ts'
import { catalogueRoutes } from './trade/catalogue/index.ts'
import { forwardRoutes } from './trade/forwards/index.ts'
import { findCardPaid, type PaymentProvider, paymentRoutes } from './trade/payments/index.ts'
import { connectRoutes } from './trade/payouts/index.ts'
import { checkoutRoutes } from './trade/purchase/index.ts'
import { rateRoutes } from './trade/rates/index.ts'
import { recommendationRoutes } from './trade/recommendations/index.ts'
import { subscriptionRoutes } from './trade/subscriptions/index.ts'
import { claimRoutes } from './use/claims/index.ts'
import { climatePageRoutes } from './use/climate-pages/index.ts'
import { credentialRoutes } from './use/credentials/index.ts'
import { registryRetirementRoutes } from './use/registry-retirements/index.ts'
import { retirementRoutes } from './use/retirements/index.ts'
import { scheduledRetirementRoutes } from './use/scheduled-retirements/index.ts'
import { walletChain, walletRoutes } from './use/wallets/index.ts'
import { accountingRoutes } from './views/accounting/index.ts'
import { approvalRoutes } from './views/approvals/index.ts'
import { dashboardRoutes } from './views/dashboard/index.ts'
import { disclosureRoutes } from './views/disclosures/index.ts'
import { findRoutes } from './views/finds/index.ts'
import { forwardPageRoutes } from './views/forwards/index.ts'
import { invoiceRoutes } from './views/invoices/index.ts'
import { marketRoutes } from './views/market/index.ts'
import { memberRoutes } from './views/members/index.ts'
import { moneyRoutes } from './views/money/index.ts'
import { orderRoutes } from './views/orders/index.ts'
import { findBalance, payoutRoutes } from './views/payouts/index.ts'
import { programmePageRoutes } from './views/programme/index.ts'
import { provenanceRoutes } from './views/provenance/index.ts'
import { quoteRoutes } from './views/quotes/index.ts'
import { reportRoutes } from './views/reports/index.ts'
import { reviewRoutes } from './views/reviews/index.ts'
import { searchRoutes } from './views/searches/index.ts'
import { sellerDeskRoutes } from './views/seller-desk/index.ts'
import { sellerProjectRoutes } from './views/seller-projects/index.ts'
import { statementRoutes } from './views/statements/index.ts'
import { subscriptionPageRoutes } from './views/subscriptions/index.ts'

type ApiParts = {
  config: Config
  secret: string
  db: Db
  /** What the views have in place of it. */
  reader: Reader
  identity: Identity
  provider: PaymentProvider | null
  log: Logger
  standing: OpenedStanding
  papers: Papers
  store: Store
  chain: OpenedChain
  /** Makes the market of an organisation's test keys. */
  makeTestMarket: (organisationId: string) => Promise<void>
}

/** Every call this server answers: one list, so that what is tested of all calls is tested of each. */
export const apiRoutes = ({
  config,
  secret,
  db,
  reader,
  identity,
  provider,
  log,
  standing,
  papers,
  store,
  chain,
  makeTestMarket,
}: ApiParts): Route[] => [
  ...identity.routes,
  ...rateRoutes({ db: reader }),
  ...dashboardRoutes({ db: reader }),
  ...memberRoutes({ db, reader }),
  ...invitationRoutes({ config, db, reader, secret }),
  ...keyRoutes({ config, db, reader, secret, makeTestMarket }),
  ...noticeRoutes({ db, reader, secret }),
  ...providerRoutes({ config, db, reader, secret }),
  ...providerSignInRoutes({ config, db, secret }),
  ...webhookRoutes({ config, db, reader, secret }),
  ...approvalRuleRoutes({ db }),
  ...approvalRoutes({ reader }),
  ...approvedRoutes({ config, secret, db, provider }),
  ...privacyRoutes({ config, db, secret, store, kept: keptAboutPeople }),
  ...siteRoutes({ config, secret }),
  ...guideRoutes(),
  ...supportRoutes({ config, db }),
  ...termsRoutes({ config, db, reader, papers }),
  ...sellerRoutes({ config, db, secret }),
  ...sellerCheckRoutes({
    config,
    db,
    store,
    marks: {
      ended: (tx, sellerId, now) => withholdListings(tx, sellerId, { publicUrl: config.publicUrl, now }),
      given: releaseListings,
    },
  }),
  ...projectFileRoutes({ db }),
  ...sellerProjectRoutes({ config, db: reader, papers }),
  ...sellerDeskRoutes({ config, db: reader, secret }),
  ...projectDocumentRoutes({ db, store }),
  ...projectPhotographRoutes({ db, store }),
  ...registryRecordRoutes({ db, reader }),
  ...disclosureRoutes({ config, db, reader, papers }),
  ...reviewRoutes({ config, db, reader }),
  ...standingRoutes({ db, reader, standing }),
  ...catalogueRoutes(),
  ...listingRoutes({ db }),
  ...interestRoutes({ db, secret }),
  ...marketRoutes({ db: reader }),
  ...findRoutes({ db, reader }),
  ...searchRoutes({ db, reader, secret }),
  ...activityRoutes({ db }),
  ...analysisRoutes({ config, secret, dataDir: config.dataDir, db, store, log, papers }),
  ...programmeRoutes({ db }),
  ...deadlineRoutes({ db, reader }),
  ...programmePageRoutes({ db, reader }),
  ...basketRoutes({ db }),
  ...checkoutRoutes({ config, secret, db, provider }),
  ...orderRoutes({ config, db, reader, secret, papers }),
  ...invoiceRoutes({ config, reader, secret, papers }),
  ...moneyRoutes({ config, db, reader, secret }),
  ...paymentRoutes({ db, provider }),
  ...connectRoutes({ config, db, provider }),
  ...payoutRoutes({ config, db, reader, secret, papers }),
  ...quoteRoutes({ config, db, reader, secret, papers }),
  ...accountingRoutes({ config, reader }),
  ...statementRoutes({
    config,
    db: reader,
    papers,
    findBalance: (sellerId, now) => findBalance(reader, sellerId, now),
  }),
  ...recommendationRoutes({ db }),
  ...subscriptionPageRoutes({ db: reader, provider }),
  ...subscriptionRoutes({ config, secret, db, provider }),
  ...claimRoutes({ db }),
  ...climatePageRoutes({ config, db, reader }),
  ...chainRoutes({ db, reader, chain }),
  ...provenanceRoutes({ config, db, reader }),
  ...forwardPageRoutes({ config, db, reader, papers }),
  ...forwardRoutes({ config, db, secret }),
  ...registryRetirementRoutes({ config, db, reader }),
  ...retirementRoutes({ config, db, secret, papers }),
  ...scheduledRetirementRoutes({ config, db, secret }),
  ...credentialRoutes({ config, db, secret }),
  ...walletRoutes({
    ...{ config, secret, db },
    chain: walletChain(chain),
    findEntries: (indices) => findEntries(reader, chain.config, indices),
    findCardPaid,
  }),
  ...reportRoutes({ config, db: reader, papers }),
]
