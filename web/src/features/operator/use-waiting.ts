import { useQueries } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { waitingItems } from './waiting-items.ts'

/** As one answer, known only when all of it is: half a queue would look like a short one. */
export const useWaiting = () => {
  const all = useQueries({
    queries: [
      operatorQueries.retirements({}),
      operatorQueries.money(),
      operatorQueries.payouts(),
      operatorQueries.queue(),
      operatorQueries.sellers(),
      operatorQueries.tickets(),
    ],
  })
  const [retirements, money, payouts, projects, sellers, tickets] = all
  return {
    data:
      retirements.data && money.data && payouts.data && projects.data && sellers.data && tickets.data
        ? waitingItems({
            retirements: retirements.data.groups,
            money: money.data,
            payouts: payouts.data,
            ...projects.data,
            ...sellers.data,
            ...tickets.data,
          })
        : undefined,
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.map(({ refetch }) => refetch()),
  }
}
