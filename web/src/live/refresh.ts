import type { LiveEvent } from '@ledgerleaf/contract/events'
import { stale } from '../api/signals.ts'
import { analysisKeys } from '../nouns/analysis/keys.ts'
import { approvalKeys } from '../nouns/approval/keys.ts'
import { basketKeys } from '../nouns/basket/keys.ts'
import { dashboardKeys } from '../nouns/dashboard/keys.ts'
import { holdingKeys } from '../nouns/holding/keys.ts'
import { listingKeys } from '../nouns/listing/keys.ts'
import { marketKeys } from '../nouns/market/keys.ts'
import { noticeKeys } from '../nouns/notice/keys.ts'
import { operatorKeys } from '../nouns/operator/keys.ts'
import { orderKeys } from '../nouns/order/keys.ts'
import { organisationKeys } from '../nouns/organisation/keys.ts'
import { personKeys } from '../nouns/person/keys.ts'
import { programmeKeys } from '../nouns/programme/keys.ts'
import { projectKeys } from '../nouns/project/keys.ts'
import { statementKeys } from '../nouns/statement/keys.ts'
import { hearMarket } from './hear-market.ts'
import type { LiveSocket } from './socket.ts'

type EventType = LiveEvent['type']

/** Which answers an event makes stale, by the keys of their nouns. An event without a row does not compile. */
export const refreshedBy = {
  parsing_started: [analysisKeys.all],
  document_analyzing: [analysisKeys.all],
  Ai_started: [analysisKeys.all],
  // What to do next hangs on it.
  completed: [analysisKeys.all, dashboardKeys.desk, programmeKeys.all],
  'analysis.failed': [analysisKeys.all, dashboardKeys.desk],
  // A report may have taken its footprint from there.
  'analysis.corrected': [analysisKeys.all, holdingKeys.all, dashboardKeys.desk, programmeKeys.all],
  'programme.changed': [programmeKeys.all, dashboardKeys.desk],
  // Also a role that was given or taken, an invitation, a member who came or left, and what waits for an approval.
  'account.changed': [personKeys.all, organisationKeys.all, approvalKeys.all],
  'notices.changed': [noticeKeys.all],
  'holdings.changed': [dashboardKeys.all, holdingKeys.all, programmeKeys.all],
  'projects.changed': [projectKeys.all, dashboardKeys.all],
  'listings.changed': [
    projectKeys.all,
    dashboardKeys.all,
    statementKeys.all,
    listingKeys.all,
    marketKeys.all,
  ],
  'orders.changed': [orderKeys.all, dashboardKeys.all, statementKeys.all],
  'operator.changed': [operatorKeys.all],
  // Only what shows one of its projects, and lists less often: see hear-market.ts.
  'market.changed': [marketKeys.all, basketKeys.all, dashboardKeys.marketValue],
} as const satisfies Record<EventType, readonly (readonly string[])[]>

const everything = [...new Set(Object.values(refreshedBy).flat())]

/**
 * Tells what an event made stale, and everything on connecting: what was announced while nobody listened is not told
 * again. That holds for the first time too, since a page reads its answers while its socket is still opening.
 */
export const tellStale = (socket: LiveSocket): void => {
  const refresh = (keys: readonly (readonly string[])[]) => keys.forEach(stale.send)
  for (const [type, keys] of Object.entries(refreshedBy))
    if (type !== 'market.changed') socket.on(type as EventType, () => refresh(keys))
  hearMarket(socket)
  socket.on('connect', () => refresh(everything))
}
