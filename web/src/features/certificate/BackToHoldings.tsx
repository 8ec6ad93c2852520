import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { useIsSample, useSession } from '../../nouns/person/use-session.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** The way back from a certificate, for those whose it is: everybody else came from elsewhere. */
export const BackToHoldings = ({ id }: { id: string }) => {
  const { person } = useSession()
  const isSample = useIsSample()
  const enabled = person !== null && !isSample && person.roles.includes('buyer')
  const { data: retired } = useInfiniteQuery({ ...retirementQueries.all(), enabled })
  const { data: forward } = useQuery({ ...forwardQueries.own(), enabled })
  const isOwn =
    retired?.pages.some(({ retirements }) =>
      retirements.some((one) => [one.id, one.togetherId, one.sharedId].includes(id)),
    ) || forward?.forwards.some((one) => one.id === id)
  // Its place is kept, so that the sheet below does not move once it is known.
  return (
    <p className="min-h-6 print:hidden">
      {isOwn && (
        <TextLink to="/holdings" className="inline-flex min-h-6 items-center">
          Holdings
        </TextLink>
      )}
    </p>
  )
}
