import type { GuideSlug } from '@ledgerleaf/contract/guides'
import embed from '../../../../contract/guides/embed.md?raw'
import inStep from '../../../../contract/guides/keep-an-inventory-in-step.md?raw'
import listing from '../../../../contract/guides/list-from-a-registry-account.md?raw'
import offset from '../../../../contract/guides/offset-every-order.md?raw'
import quickstart from '../../../../contract/guides/quickstart.md?raw'
import monthly from '../../../../contract/guides/retire-monthly.md?raw'

/** The very files whose programs our tests run. */
export const guideSources: Record<GuideSlug, string> = {
  quickstart,
  'offset-every-order': offset,
  'retire-monthly': monthly,
  'keep-an-inventory-in-step': inStep,
  'list-from-a-registry-account': listing,
  embed,
}
