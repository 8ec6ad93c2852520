import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { whatIsOpen } from './what-is-open.ts'

const toMarket = (
  <ButtonLink to="/marketplace" variant="outline">
    Go to the marketplace
  </ButtonLink>
)

/** An empty basket says what there is to put in: of a buyer with a footprint the tonnes the dashboard counts as not covered. */
export const EmptyBasket = () => {
  const { person } = useSession()
  const isBuyer = person?.roles.includes('buyer') ?? false
  const { data, isPending } = useQuery({ ...deskQuery(), enabled: isBuyer })
  if (isBuyer && isPending)
    return (
      <div className="grid min-h-80 place-items-center border-edge border-t-2 bg-sheet text-leaf">
        <Spinner className="size-8" label="Loading your basket" />
      </div>
    )
  const coverage = data?.coverage
  const [first, ...others] = whatIsOpen(coverage)
  return (
    <div className="border-edge border-t-2 bg-sheet">
      {coverage && first ? (
        <EmptyState
          of="basket"
          title="Your basket is empty"
          text={
            <>
              {writeWhole(first.openTonnes)} t of {first.of}, {coverage.year}{' '}
              {first.openTonnes === 1 ? 'is' : 'are'} not yet covered. The best credits on sale can be chosen
              for exactly these tonnes, or you put listings in yourself.
            </>
          }
          action={
            <div className="grid justify-items-center gap-4">
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink to={first.to}>Find credits for {writeWhole(first.openTonnes)} t</ButtonLink>
                {toMarket}
              </div>
              {others.map(({ of, openTonnes, to }) => (
                <TextLink key={of} to={to} className="text-note">
                  Or cover {of}: {writeWhole(openTonnes)} t
                </TextLink>
              ))}
            </div>
          }
        />
      ) : (
        <EmptyState
          of="basket"
          title="Your basket is empty"
          text="Have the best listings chosen for the tonnes you need, or put them in from the marketplace yourself."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/recommendations">Build a basket for me</ButtonLink>
              {toMarket}
            </div>
          }
        />
      )}
    </div>
  )
}
