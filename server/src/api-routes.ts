import type { Logger } from 'pino'
import { analysisRoutes } from './domains/analysis/index.ts'
import { basketRoutes } from './domains/baskets/index.ts'
import { catalogueRoutes } from './domains/catalogue/index.ts'
import { claimRoutes } from './domains/claims/index.ts'
import { dashboardRoutes } from './domains/dashboard/index.ts'
import { disclosureRoutes } from './domains/disclosures/index.ts'
import { forwardRoutes } from './domains/forwards/index.ts'
import type { Identity } from './domains/identity/index.ts'
import { listingRoutes } from './domains/listings/index.ts'
import { marketRoutes } from './domains/market/index.ts'
import { orderRoutes } from './domains/orders/index.ts'
import { type PaymentProvider, paymentRoutes } from './domains/payments/index.ts'
import { privacyRoutes } from './domains/privacy/index.ts'
import { projectDocumentRoutes, projectFileRoutes } from './domains/project-files/index.ts'
import { provenanceRoutes } from './domains/provenance/index.ts'
import { checkoutRoutes } from './domains/purchase/index.ts'
import { recommendationRoutes } from './domains/recommendations/index.ts'
import { reportRoutes } from './domains/reports/index.ts'
import { retirementRoutes } from './domains/retirements/index.ts'
import { reviewRoutes } from './domains/reviews/index.ts'
import { sellerRoutes } from './domains/sellers/index.ts'
import { siteRoutes } from './domains/site/index.ts'
import { statementRoutes } from './domains/statements/index.ts'
import { subscriptionRoutes } from './domains/subscriptions/index.ts'
import { supportRoutes } from './domains/support/index.ts'
import type { Route } from './http/route.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db.ts'

type ApiParts = {
  config: Config
  secret: string
  db: Db
  identity: Identity
  provider: PaymentProvider | null
  log: Logger
}

/** Every call this server answers: one list, so that what is tested of all calls is tested of each. */
export const apiRoutes = ({ config, secret, db, identity, provider, log }: ApiParts): Route[] => [
  ...identity.routes,
  ...dashboardRoutes({ db }),
  ...privacyRoutes({ config, db }),
  ...siteRoutes({ config, secret }),
  ...supportRoutes({ config, db }),
  ...sellerRoutes({ db, secret }),
  ...projectFileRoutes({ config, db }),
  ...projectDocumentRoutes({ db }),
  ...disclosureRoutes({ config, db }),
  ...reviewRoutes({ config, db }),
  ...catalogueRoutes(),
  ...listingRoutes({ db }),
  ...marketRoutes({ db }),
  ...analysisRoutes({ config, secret, dataDir: config.dataDir, db, log }),
  ...basketRoutes({ db }),
  ...checkoutRoutes({ config, secret, db, provider }),
  ...orderRoutes({ db, secret }),
  ...paymentRoutes({ db, provider }),
  ...statementRoutes({ db }),
  ...recommendationRoutes({ db }),
  ...subscriptionRoutes({ config, secret, db, provider }),
  ...claimRoutes({ db }),
  ...provenanceRoutes({ db }),
  ...forwardRoutes({ config, db, secret }),
  ...retirementRoutes({ config, db, secret }),
  ...reportRoutes({ config, db }),
]
