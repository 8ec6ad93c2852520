import { useQuery } from '@tanstack/react-query'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { BalancePiles } from '../../nouns/statement/BalancePiles.tsx'
import { balanceQuery, monthsQuery } from '../../nouns/statement/queries.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { earnedCents, isNothing, tellEarned } from './earned.ts'
import { Loadable } from './Loadable.tsx'

/** What the seller earned, what of it is theirs already, what will be, and on which day. */
export const SellerBalance = () => {
  const query = useQuery(balanceQuery())
  // What was earned is a help: the balance stands without it, while it loads or if it does not.
  const { data: sales } = useQuery(monthsQuery())
  const { data: promised } = useQuery(forwardQueries.promised())
  // Who has sold nothing has a way to the first sale in its place, and no row of noughts.
  if (query.data && sales && isNothing(query.data, sales)) return null
  return (
    <Part title="Your money" aside={<TextLink to="/statement">Statement</TextLink>}>
      <Loadable query={query} label="Loading your balance">
        {(balance) => (
          <BalancePiles
            balance={balance}
            milestones={promised?.milestones ?? []}
            earned={sales && { cents: earnedCents(sales), says: tellEarned(sales) }}
          />
        )}
      </Loadable>
    </Part>
  )
}
