import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { Figure } from './Figure.tsx'
import { tellParts, tellRest } from './offset-words.ts'

/** Whole dollars have no cents to tell; nothing at all is written as money. */
const writeValue = (dollars: number): string =>
  dollars > 0 && Number.isInteger(dollars) ? `$${writeWhole(dollars)}` : writeRoundDollars(dollars)

type BuyerFiguresProps = {
  email: string
  /** There is nothing to tell of any of them: the figures alone. */
  isBare?: boolean
}

export const BuyerFigures = ({ email, isBare = false }: BuyerFiguresProps) => {
  const credits = useQuery(dashboardQuery(dashboardApi.buyerTotalCredits, email))
  const offset = useQuery(dashboardQuery(dashboardApi.buyerOffset, email))
  const projects = useQuery(dashboardQuery(dashboardApi.buyerTotalProjects, email))
  const value = useQuery(dashboardQuery(dashboardApi.buyerMarketValue, email))
  return (
    <div id="figures" className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
      <Figure
        label="Total Carbon Credits"
        isBare={isBare}
        query={credits}
        value={({ totalcreds }) => totalcreds}
        note={({ withdrawncreds = 0 }) => {
          const parts = tellParts(offset.data)
          return withdrawncreds > 0
            ? `${parts}; ${writeWhole(withdrawncreds)} more withdrawn to wallets`
            : parts
        }}
        source={{ to: '/holdings', says: 'Holdings' }}
      />
      <Figure
        label="Total CO2 Offset"
        isBare={isBare}
        query={offset}
        value={({ offsetTonnes }) => offsetTonnes}
        unit="t"
        note={tellRest}
        source={{ to: '/holdings#retired', says: 'Certificates' }}
      />
      <Figure
        label="Active Projects"
        isBare={isBare}
        query={projects}
        value={({ totalprojects }) => totalprojects}
        note={() => 'With credits you hold'}
        source={{ to: '/holdings', says: 'Projects' }}
      />
      <Figure
        label="Market Value"
        isBare={isBare}
        query={value}
        value={({ marketValueDollars, unpricedCredits = 0 }) =>
          marketValueDollars === 0 && unpricedCredits > 0 ? 'Not known' : writeValue(marketValueDollars)
        }
        note={({ unpricedCredits = 0 }) =>
          unpricedCredits > 0
            ? `${writeWhole(unpricedCredits)} without a price today`
            : 'At what is on sale now'
        }
        source={{ to: '/holdings', says: 'Line by line' }}
      />
    </div>
  )
}
