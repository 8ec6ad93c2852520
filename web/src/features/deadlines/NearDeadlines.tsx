import { useQuery } from '@tanstack/react-query'
import { deadlineQueries } from '../../nouns/deadline/queries.ts'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { isNear, tellDaysLeft } from './deadline-words.ts'

/** What is near of the days an organisation wrote down; nothing while none is. */
export const NearDeadlines = () => {
  const near = useQuery(deadlineQueries.list()).data?.deadlines.filter(isNear) ?? []
  if (near.length === 0) return null
  return (
    <Notice
      tone="attention"
      title={near.length === 1 ? 'A deadline is near' : `${near.length} deadlines are near`}
      action={<TextLink to="/programme#deadlines">See all deadlines</TextLink>}
    >
      <ul className="grid gap-1">
        {near.map((deadline) => (
          <li key={deadline.id} className="[overflow-wrap:anywhere]">
            {deadline.name}: {writeDate(deadline.nextOn)}, {tellDaysLeft(deadline)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
