import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const many = (count: number, one: string) => `${writeWhole(count)} ${one}${count === 1 ? '' : 's'}`
const isOthers = ({ isOwn }: { isOwn: boolean }) => !isOwn

/** What waits at the desks of money, each with the way there; nothing where nothing does. */
export const MoneyWaiting = () => {
  const { data: money } = useQuery(operatorQueries.money())
  const { data: payouts } = useQuery(operatorQueries.payouts())
  const runs = payouts?.runs.filter(({ state }) => state === 'proposed').filter(isOthers).length ?? 0
  const waits = [
    { count: money?.requests.length ?? 0, one: 'refund request', to: '/operator/money' },
    { count: money?.proposals.filter(isOthers).length ?? 0, one: 'proposal', to: '/operator/money' },
    { count: money?.figures.refundsFailed.count ?? 0, one: 'failed refund', to: '/operator/money' },
    { count: runs, one: 'proposed run', to: '/operator/payouts' },
    { count: money?.figures.bankLinesOpen.count ?? 0, one: 'bank line', to: '/operator/payouts' },
  ].filter(({ count }) => count > 0)
  if (waits.length === 0) return null
  return (
    <p className="flex max-w-text flex-wrap gap-x-4 gap-y-1 text-note">
      <span className="text-muted">Waiting at the desks of money:</span>
      {waits.map(({ count, one, to }) => (
        <TextLink key={one} to={to}>
          {many(count, one)}
        </TextLink>
      ))}
    </p>
  )
}
