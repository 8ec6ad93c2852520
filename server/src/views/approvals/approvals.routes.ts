import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { findRequests, findStanding } from './approval-queries.ts'

/** What waits to be approved, and who may, for the members of an organisation. */
export const approvalRoutes = ({ reader }: { reader: Reader }): Route[] => [
  route(approvalsApi.standing, ({ caller }) => findStanding(reader, caller)),
  route(approvalsApi.list, async ({ caller }) => ({ requests: await findRequests(reader, caller) })),
]
