import { idempotencyPersonalData } from './http/personal-data.ts'
import { ledgerPersonalData } from './ledger/personal-data.ts'
import { approvalPersonalData } from './people/approvals/index.ts'
import { auditPersonalData } from './people/audit/index.ts'
import { factorPersonalData } from './people/factors/index.ts'
import { identityPersonalData } from './people/identity/index.ts'
import { invitationPersonalData } from './people/invitations/index.ts'
import { keyPersonalData } from './people/keys/index.ts'
import { noticePersonalData } from './people/notices/index.ts'
import { organisationPersonalData } from './people/organisations/index.ts'
import type { KeptAboutPeople } from './people/privacy/index.ts'
import { providerPersonalData } from './people/providers/index.ts'
import { supportPersonalData } from './people/support/index.ts'
import { termsPersonalData } from './people/terms/index.ts'
import { webhookPersonalData } from './people/webhooks/index.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { storePersonalData } from './platform/store/personal-data.ts'
import { activityPersonalData } from './reading/activity/index.ts'
import { analysisPersonalData } from './reading/analysis/index.ts'
import { deadlinePersonalData } from './reading/deadlines/index.ts'
import { programmePersonalData } from './reading/programme/index.ts'
import { sandboxPersonalData } from './sandbox/personal-data.ts'
import { backingPersonalData } from './supply/backing/index.ts'
import { documentPersonalData } from './supply/documents/index.ts'
import { listingPersonalData } from './supply/listings/index.ts'
import { photographPersonalData } from './supply/photographs/index.ts'
import { projectFilePersonalData } from './supply/project-files/index.ts'
import { projectPersonalData } from './supply/projects/index.ts'
import { registryRecordPersonalData } from './supply/registry-records/index.ts'
import { scorePersonalData } from './supply/scores/index.ts'
import { sellerCheckPersonalData } from './supply/seller-checks/index.ts'
import { sellerPersonalData } from './supply/sellers/index.ts'
import { bankPersonalData } from './trade/bank/index.ts'
import { deskPersonalData } from './trade/desk/index.ts'
import { forwardPersonalData } from './trade/forwards/index.ts'
import { invoicePersonalData } from './trade/invoices/index.ts'
import { hasSold, orderPersonalData } from './trade/orders/index.ts'
import { paymentPersonalData } from './trade/payments/index.ts'
import { payoutPersonalData } from './trade/payouts/index.ts'
import { returnPersonalData } from './trade/returns/index.ts'
import { subscriptionPersonalData } from './trade/subscriptions/index.ts'
import { transferPersonalData } from './trade/transfers/index.ts'
import { climatePagePersonalData } from './use/climate-pages/index.ts'
import { freezePersonalData } from './use/freezes/index.ts'
import { registryRetirementPersonalData } from './use/registry-retirements/index.ts'
import { retirementPersonalData } from './use/retirements/index.ts'
import { scheduledRetirementPersonalData } from './use/scheduled-retirements/index.ts'
import { walletPersonalData } from './use/wallets/index.ts'
import { searchPersonalData } from './views/searches/index.ts'

// What stands against erasing is told in this order; the account itself goes last.
const domains: readonly PersonalData[] = [
  // Before the orders, by whose address what guests asked for is found.
  deskPersonalData,
  // Found by the address their orders still have.
  invoicePersonalData,
  orderPersonalData,
  paymentPersonalData,
  subscriptionPersonalData,
  forwardPersonalData,
  payoutPersonalData,
  bankPersonalData,
  returnPersonalData,
  transferPersonalData,
  retirementPersonalData,
  scheduledRetirementPersonalData,
  registryRetirementPersonalData,
  freezePersonalData,
  climatePagePersonalData,
  walletPersonalData,
  searchPersonalData,
  listingPersonalData,
  ledgerPersonalData,
  projectPersonalData,
  projectFilePersonalData,
  documentPersonalData,
  photographPersonalData,
  scorePersonalData,
  registryRecordPersonalData,
  backingPersonalData,
  sellerPersonalData,
  sellerCheckPersonalData,
  // Before the analyses, which take their inventories along.
  activityPersonalData,
  programmePersonalData,
  deadlinePersonalData,
  analysisPersonalData,
  // After everything that is sealed with these keys.
  storePersonalData,
  supportPersonalData,
  termsPersonalData,
  auditPersonalData,
  sandboxPersonalData,
  idempotencyPersonalData,
  noticePersonalData,
  approvalPersonalData,
  invitationPersonalData,
  providerPersonalData,
  webhookPersonalData,
  keyPersonalData,
  organisationPersonalData,
  factorPersonalData,
  identityPersonalData,
]

/**
 * Every table that holds something about a person, as its owner declares it. A test walks the database and fails for a
 * table that is missing here.
 */
export const keptAboutPeople: KeptAboutPeople = {
  tables: domains.flatMap(({ tables }) => tables),
  obstacles: domains.flatMap(({ obstacles = [] }) => obstacles),
  leftBehind: domains.flatMap(({ leftBehind = [] }) => leftBehind),
  hasSold,
}
