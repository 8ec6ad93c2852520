import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { Figure } from './Figure.tsx'
import { splitCredits } from './holding-words.ts'

export const SellerFigures = ({ email }: { email: string }) => {
  const credits = useQuery(dashboardQuery(dashboardApi.sellerTotalCredits, email))
  const value = useQuery(dashboardQuery(dashboardApi.sellerMarketValue, email))
  const projects = useQuery(dashboardQuery(dashboardApi.sellerTotalProjects, email))
  const offset = useQuery(dashboardQuery(dashboardApi.sellerOffset, email))
  const { data: holdings } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const split = holdings && splitCredits(holdings.sellerprojects)
  return (
    <div id="figures" className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
      <Figure
        label="Total Credits"
        query={credits}
        value={({ totalsellerCredits }) => totalsellerCredits}
        note={() =>
          split && split.listed + split.unlisted === 0
            ? 'What is issued and not sold'
            : split
              ? `You still own: ${writeWhole(split.listed)} listed, ${writeWhole(split.unlisted)} not`
              : 'You still own: issued and not sold'
        }
        source={{ to: '/seller_listings', says: 'Listings' }}
      />
      <Figure
        label="Portfolio Value"
        query={value}
        value={({ totalMarketValue }) => writeRoundDollars(totalMarketValue)}
        note={() => 'Value of what is listed, at your own prices'}
        source={{ to: '/seller_listings', says: 'Listings' }}
      />
      <Figure
        label="Projects"
        query={projects}
        value={({ totalsellerprojects }) => totalsellerprojects}
        note={() => 'Listed or not'}
        source={{ to: '/seller/projects', says: 'Projects' }}
      />
      <Figure
        label="CO2 Offset"
        query={offset}
        value={({ offsetTonnes }) => offsetTonnes}
        unit="t"
        note={({ soldTonnes, retiredTonnes, offsetTonnes }) =>
          soldTonnes === 0
            ? 'What buyers retire of your credits'
            : [
                `${writeWhole(Math.max(0, soldTonnes - retiredTonnes))} t delivered to buyers, not yet retired`,
                ...(retiredTonnes > offsetTonnes
                  ? [`${writeWhole(retiredTonnes - offsetTonnes)} t retired, not counted yet`]
                  : []),
              ].join('; ')
        }
        source={{ to: '/seller/projects', says: 'Projects' }}
      />
    </div>
  )
}
