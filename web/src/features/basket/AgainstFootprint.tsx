import { useQuery } from '@tanstack/react-query'
import { unretiredOf } from '../../nouns/dashboard/open-year.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { shareWords } from './share-words.ts'

/** What the tonnes of the basket are of the footprint nothing is retired for yet, as the desk counts it. */
export const AgainstFootprint = ({ credits }: { credits: number }) => {
  const { person } = useSession()
  const { data } = useQuery({ ...deskQuery(), enabled: person?.roles.includes('buyer') ?? false })
  const coverage = data?.coverage ?? null
  const open = unretiredOf(coverage)
  if (!coverage || open === 0) return null
  return (
    <div className="grid gap-2 border-hairline border-t px-4 py-4 sm:px-5">
      <p className="text-note">
        {shareWords(credits, open)} of the {writeWhole(Math.round(open))} t of your {coverage.year} footprint
        that nothing is retired for yet. <TextLink to="/buyer_dashboard">See how it is counted</TextLink>
      </p>
      <span aria-hidden="true" className="block h-2 bg-hairline">
        <span
          className="block h-full bg-leaf"
          style={{ width: `${Math.min(100, (credits / open) * 100)}%` }}
        />
      </span>
    </div>
  )
}
