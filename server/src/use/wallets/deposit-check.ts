import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Check } from '../../platform/check.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Count = z.object({ reversed: z.int(), troubled: z.int() })

/** Whether everything that wallets brought back is where the ledger says. */
export const depositCheck = (db: Reader): Check => ({
  name: 'wallets',
  title: 'Tokens brought back',
  unit: 'entries',
  isShared: true,
  needsDatabase: true,
  everyMs: 60_000,
  unread: { state: 'late', says: 'What wallets brought back could not be read.' },
  read: async () => {
    const [count] = await query(
      db,
      Count,
      sql`select count(*) filter (where reversed_at is not null)::int as reversed,
          count(*) filter (where trouble is not null)::int as troubled
        from wallet_deposits where reversed_at is not null or trouble is not null`,
    )
    const { reversed, troubled } = count ?? { reversed: 0, troubled: 0 }
    const figure = reversed + troubled
    if (figure === 0)
      return { state: 'good', says: 'What came back from wallets is in the ledger.', figure, limit: 0 }
    const says = [
      ...(reversed > 0 ? [`The chain took back ${reversed} of what wallets had brought back.`] : []),
      ...(troubled > 0 ? [`${troubled} of what came back could not be posted.`] : []),
    ].join(' ')
    const advice = 'Compare the chain with the ledger: npm run admin -- chain verify.'
    return { state: 'late', says, advice, figure, limit: 0 }
  },
})
