import { problemRoutes } from './http/problems.routes.ts'
import type { Route } from './http/route.ts'
import { tokenRoutes } from './people/keys/index.ts'
import type { Reader } from './platform/db.ts'
import type { AnalysisParts } from './reading/analysis/index.ts'
import type { PaymentProvider } from './trade/payments/index.ts'
import { basketV1Routes } from './v1/baskets/index.ts'
import { type MovableClock, ownKeyRoutes, testClockV1Routes } from './v1/key/index.ts'
import { marketV1Routes } from './v1/market/index.ts'
import { readingV1Routes } from './v1/reading/index.ts'
import {
  deliveryV1Routes,
  projectPartV1Routes,
  sellerProjectV1Routes,
  sellingV1Routes,
  statementV1Routes,
} from './v1/selling/index.ts'
import {
  approvalV1Routes,
  forwardV1Routes,
  orderV1Routes,
  quoteV1Routes,
  subscriptionV1Routes,
} from './v1/trade/index.ts'
import { proofV1Routes, retirementV1Routes } from './v1/use/index.ts'

type Parts = Omit<AnalysisParts, 'dataDir'> & {
  reader: Reader
  provider: PaymentProvider | null
  testClock?: MovableClock
}

/** Every call of the public API. */
export const v1Routes = (parts: Parts): Route[] => [
  ...problemRoutes(),
  ...tokenRoutes(parts),
  ...ownKeyRoutes(parts),
  ...testClockV1Routes(parts),
  ...marketV1Routes(parts),
  ...basketV1Routes(parts),
  ...readingV1Routes({ ...parts, dataDir: parts.config.dataDir }),
  ...quoteV1Routes(parts),
  ...orderV1Routes(parts),
  ...subscriptionV1Routes(parts),
  ...forwardV1Routes(parts),
  ...approvalV1Routes(parts),
  ...retirementV1Routes(parts),
  ...proofV1Routes(parts),
  ...sellingV1Routes(parts),
  ...sellerProjectV1Routes(parts),
  ...projectPartV1Routes(parts),
  ...deliveryV1Routes(parts),
  ...statementV1Routes(parts),
]
