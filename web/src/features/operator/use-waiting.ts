import { useQueries } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { waitingItems } from './waiting-items.ts'

/** As one answer, known only when all of it is: half a queue would look like a short one. */
export const useWaiting = () => {
  const [projects, sellers, tickets] = useQueries({
    queries: [operatorQueries.queue(), operatorQueries.sellers(), operatorQueries.tickets()],
  })
  const all = [projects, sellers, tickets]
  return {
    data:
      projects.data && sellers.data && tickets.data
        ? waitingItems({ ...projects.data, ...sellers.data, ...tickets.data })
        : undefined,
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.map(({ refetch }) => refetch()),
  }
}
