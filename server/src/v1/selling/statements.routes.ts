import type { StatementRow } from '@ledgerleaf/contract/statement'
import { statementsApi, type V1Movement } from '@ledgerleaf/contract/v1/statements'
import { type Route, route } from '../../http/route.ts'
import { findStatement } from '../../views/statements/index.ts'
import { dollars, pageOf, tonnes } from '../shapes/index.ts'
import { requireSeller, type SellingParts } from './selling-parts.ts'

const writeMovement = ({
  credits,
  grossCents,
  feeCents,
  netCents,
  balanceCents,
  ...row
}: StatementRow): V1Movement => ({
  ...row,
  object: 'movement',
  quantity: credits === null ? null : tonnes(credits),
  gross: grossCents === null ? null : dollars(grossCents),
  fee: feeCents === null ? null : dollars(feeCents),
  net: dollars(netCents),
  balance: dollars(balanceCents),
})

/** What an organisation sold and was paid, for its programs. */
export const statementV1Routes = ({ reader }: SellingParts): Route[] => [
  route(statementsApi.find, async ({ caller }) => {
    requireSeller(caller)
    const found = await findStatement(reader, caller.organisationId, 0)
    return {
      object: 'statement' as const,
      sales: dollars(found.salesCents),
      fees: dollars(found.feesCents),
      refunds: dollars(found.refundsCents),
      payouts: dollars(found.payoutsCents),
      balance: dollars(found.balanceCents),
    }
  }),
  route(statementsApi.movements, async ({ caller, query }) => {
    requireSeller(caller)
    const { rows } = await findStatement(reader, caller.organisationId)
    return pageOf(rows.map(writeMovement), query)
  }),
]
