import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery, deskQuery } from '../../nouns/dashboard/queries.ts'
import { writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Figure } from './Figure.tsx'
import { sayOffsetYears } from './offset-words.ts'

type Offset = AnswerOf<typeof dashboardApi.buyerOffset>

/** What of a buyer's credits is no offset, and why. */
const tellRest = ({ heldTonnes, pendingTonnes, uncountedTonnes }: Offset): string =>
  [
    `${writeWhole(heldTonnes)} t held, not yet retired`,
    ...(pendingTonnes > 0 ? [`${writeWhole(pendingTonnes)} t pending at the registry`] : []),
    ...(uncountedTonnes > 0
      ? [`${writeWhole(uncountedTonnes)} t retired, not counted: for others, or against the records`]
      : []),
  ].join('; ')

/** What all of a buyer's credits are made of. Taken together they are as many as the card says. */
const tellParts = ({ heldTonnes, pendingTonnes, offsetTonnes, uncountedTonnes }: Offset): string =>
  [
    `${writeWhole(heldTonnes)} held`,
    `${writeWhole(offsetTonnes + uncountedTonnes)} retired`,
    ...(pendingTonnes > 0 ? [`${writeWhole(pendingTonnes)} pending`] : []),
  ].join(', ')

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
  const desk = useQuery(deskQuery())
  return (
    <div id="figures" className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
      <Figure
        label="Total Carbon Credits"
        isBare={isBare}
        query={credits}
        value={({ totalcreds }) => totalcreds}
        note={({ withdrawncreds = 0 }) => {
          const parts = offset.data ? tellParts(offset.data) : 'Held and retired'
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
        note={(answer) => sayOffsetYears(answer, desk.data?.coverage ?? null) ?? tellRest(answer)}
        source={{ to: '/holdings', says: 'Certificates' }}
      />
      <Figure
        label="Active Projects"
        isBare={isBare}
        query={projects}
        value={({ totalprojects }) => totalprojects}
        note={() => <TextLink to="/holdings">With credits you hold</TextLink>}
      />
      <Figure
        label="Market Value"
        isBare={isBare}
        query={value}
        value={({ marketValueDollars, unpricedCredits = 0 }) =>
          marketValueDollars === 0 && unpricedCredits > 0 ? 'Not known' : writeValue(marketValueDollars)
        }
        note={({ unpricedCredits = 0 }) => (
          <TextLink to="/holdings">
            {unpricedCredits > 0
              ? `${writeWhole(unpricedCredits)} held without a price today`
              : 'At what is on sale now'}
          </TextLink>
        )}
      />
    </div>
  )
}
