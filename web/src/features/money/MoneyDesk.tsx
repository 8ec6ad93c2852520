import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Earned, Figures } from './Figures.tsx'
import { Proposals } from './Proposals.tsx'
import { Requests } from './Requests.tsx'

/** How the money stands, then what waits for somebody. */
export const MoneyDesk = () => {
  const query = useQuery(operatorQueries.money())
  return (
    <Loaded query={query} what="the desk" room="h-96">
      {(desk) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Figures desk={desk} />
          <Proposals proposals={desk.proposals} fourEyesCents={desk.fourEyesCents} />
          {desk.requests.length > 0 && <Requests requests={desk.requests} />}
          <Earned desk={desk} />
        </div>
      )}
    </Loaded>
  )
}
