import { decideProgramme } from '../reading/programme/index.ts'
import { demoPeople } from './demo-people.ts'
import type { TimedAct } from './play-acts.ts'

const baseYear = 2022

const targets = [
  {
    daysAgo: 188,
    targetKind: 'near_term',
    scopes: [1, 2],
    targetYear: 2030,
    percent: 50,
    reason: 'As published in the sustainability report',
  },
  {
    daysAgo: 187,
    targetKind: 'net_zero',
    scopes: [1, 2, 3],
    targetYear: 2045,
    percent: 90,
    reason: 'The board reads net zero as nine tenths less, and neutralises the rest',
  },
] as const

/** The targets of the demo company’s report, taken over into its programme by the verb of its page. */
export const programmeActs = (buyerId: string): TimedAct[] =>
  targets.map(({ daysAgo, reason, ...target }, seenVersion) => ({
    daysAgo,
    play: async (tx, at) => {
      // On a clock that is years behind the base year is still to come.
      if (at.getUTCFullYear() < baseYear) return
      await decideProgramme(
        tx,
        { organisationId: buyerId, personId: buyerId, email: demoPeople.buyer.email },
        {
          kind: 'target',
          ...target,
          scopes: [...target.scopes],
          scope2: 'scope2_market',
          baseYear,
          reason,
          seenVersion,
        },
        at,
      )
    },
  }))
