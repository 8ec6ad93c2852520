import type { Schedule } from '@ledgerleaf/contract/scheduled-retirements'
import { useQuery } from '@tanstack/react-query'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { tellSchedule } from '../../nouns/retirement/schedule-words.ts'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const nearDays = 30

const isNear = ({ on, state }: Schedule): boolean =>
  state === 'waiting' && Date.parse(on) - Date.now() < nearDays * 86_400_000

/** A scheduled retirement that comes soon, or that somebody has to look at. */
export const NearSchedules = () => {
  const { data } = useQuery(retirementQueries.scheduled())
  const stopped = data?.schedules.filter(({ state }) => state === 'failed' || state === 'unconfirmed') ?? []
  const near = data?.schedules.filter(isNear) ?? []
  const [next] = [...stopped, ...near]
  if (!next) return null
  const isStopped = stopped.length > 0
  const others = stopped.length + near.length - 1
  return (
    <Notice
      tone={isStopped ? 'attention' : 'info'}
      title={
        isStopped
          ? `Not retired on ${writeDate(next.on)}: ${tellSchedule(next)}`
          : `To be retired on ${writeDate(next.on)}: ${tellSchedule(next)}`
      }
    >
      {next.reason ?? 'The credits must be there on that day. Until then it can be moved or taken back.'}{' '}
      <TextLink to="/holdings#scheduled">
        {others > 0 ? `See all ${others + 1} that are scheduled` : 'See what is scheduled'}
      </TextLink>
    </Notice>
  )
}
