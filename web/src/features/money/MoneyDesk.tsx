import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Figures } from './Figures.tsx'
import { Proposals } from './Proposals.tsx'
import { Requests } from './Requests.tsx'

/** What waits for somebody, then how the money stands. */
export const MoneyDesk = () => {
  const query = useQuery(operatorQueries.money())
  return (
    <Loaded query={query} what="the desk" room="h-96">
      {(desk) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Proposals proposals={desk.proposals} fourEyesCents={desk.fourEyesCents} />
          {desk.requests.length > 0 && <Requests requests={desk.requests} />}
          <Figures desk={desk} />
          {desk.requests.length === 0 && <Requests requests={desk.requests} />}
        </div>
      )}
    </Loaded>
  )
}
