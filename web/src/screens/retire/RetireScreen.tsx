import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { readRetireWish } from '@ledgerleaf/contract/retire-address'
import type { Holding } from '@ledgerleaf/contract/retirements'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { afterRetiring } from '../../features/retirement/after-retiring.ts'
import { RetireAllForm } from '../../features/retirement/RetireAllForm.tsx'
import { RetireForm } from '../../features/retirement/RetireForm.tsx'
import { type RetiredFor, startWords } from '../../features/retirement/retire-form.ts'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { openYear } from '../../nouns/dashboard/open-year.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useBeneficiary } from '../../nouns/organisation/use-beneficiary.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { nameWayToProgramme, sayProgramme } from '../../nouns/programme/words.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Retire credits' })

const fact = (label: string, value: ReactNode, className = '') => (
  <div className={cn('justify-between gap-6 border-hairline sm:flex sm:border-b sm:py-2', className)}>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="text-note [overflow-wrap:anywhere] sm:text-right">{value ?? '–'}</dd>
  </div>
)

/** What of the credits is known: where they stand, and by which serials. */
const Facts = ({ holding }: { holding: Holding }) => {
  const isPhone = usePhone()
  const vintage = writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)
  const known = (
    <>
      <dl className="border-hairline border-t max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2.5 max-sm:pt-3">
        {fact(
          'Project',
          <TextLink to={`/projects/${holding.projectId}`}>{holding.projectName}</TextLink>,
          'max-sm:col-span-2',
        )}
        {fact('Registry', holding.registry)}
        {fact('Registry id', holding.registryProjectId)}
        {fact('Vintage', vintage)}
        {fact('Methodology', holding.methodology, 'max-sm:order-last max-sm:col-span-2')}
        {fact('Country', holding.country && countryName(holding.country))}
      </dl>
      <div className="grid gap-1">
        <p className="text-muted text-sm">Serials you hold; the lowest are retired first</p>
        <SerialList serials={holding.serials} shownMax={3} />
      </div>
    </>
  )
  return (
    <section aria-label="What is retired" className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <Heading level={2} look="small">
        What you retire
      </Heading>
      {isPhone ? (
        // What is asked begins on the first screen: what is known of the credits is one line, which opens.
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-leaf-strong text-sm">
            {vintage}, {holding.registry}: see all of it
          </summary>
          <div className="mt-3 grid gap-4">{known}</div>
        </details>
      ) : (
        known
      )}
    </section>
  )
}

type PeriodNoteProps = {
  year: number
  coverage: Coverage | null
  /** The year that is open, where the vintage came about after it. */
  tooYoungFor: number | null
  act: RetiredFor
}

/** The year as it stands once this is done; nothing while that cannot be told. */
const After = ({
  coverage,
  act: { credits, laterCredits, isOwn },
}: {
  coverage: Coverage
  act: RetiredFor
}) => {
  if (credits === null || !isOwn) return null
  const { pendingTonnes, uncoveredTonnes } = afterRetiring(coverage, credits, laterCredits)
  return ` After this: ${writeWhole(pendingTonnes)}\u00a0t pending, ${writeWhole(uncoveredTonnes)}\u00a0t not yet covered.`
}

/** Which footprint the period was filled in from, and how it stands after the retirement. */
const PeriodNote = ({ year, coverage, tooYoungFor, act }: PeriodNoteProps) => {
  const known = coverage?.year === year ? coverage : null
  if (known?.programme)
    return (
      <p className="border-attention border-l-2 pl-3 text-sm">
        {sayProgramme(year, known.programme)}{' '}
        <TextLink to="/programme">{nameWayToProgramme(year, known.programme)}</TextLink>
      </p>
    )
  return (
    <p className="border-leaf border-l-2 pl-3 text-sm">
      {tooYoungFor !== null && `This vintage is after ${tooYoungFor}; ${year} is the first year it fits. `}
      Counts for {year}.{known && <After coverage={known} act={act} />}{' '}
      <TextLink to="/buyer_dashboard">See what became of it</TextLink>
    </p>
  )
}

/** Whether the period that is typed is the year that was filled in, and no other since. */
const isOfYear = ({ periodStartsOn, periodEndsOn }: RetiredFor, year: number): boolean => {
  const days = periodOfYear(year)
  return periodStartsOn === days.periodStartsOn && periodEndsOn === days.periodEndsOn
}

const head = (title: string, note?: ReactNode) => (
  <div className="grid gap-3">
    <TextLink to="/holdings">Holdings</TextLink>
    <Heading level={1}>{title}</Heading>
    {note}
  </div>
)

/** As many as the form says at this moment, and of what. */
const retireTitle = (credits: number | null, of: string): string =>
  credits === null ? `Retire credits ${of}` : `Retire ${writeWhole(credits)}\u00a0t ${of}`

export default function RetireScreen() {
  const { batchId = '' } = useParams()
  const [params] = useSearchParams()
  const { person } = useSession()
  const navigate = useNavigate()
  const isAll = batchId === 'all'
  const { data, isError, isFetching, refetch } = useQuery(
    retirementQueries.some(isAll ? { order: 'oldest' } : { batch: batchId }),
  )
  const desk = useQuery(deskQuery())
  const { beneficiary, isPending } = useBeneficiary()
  const holding = isAll ? undefined : data?.holdings[0]
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  // The period is filled in from the footprint, so the form waits until it is known whether there is one.
  if (!data || desk.isPending || isPending) return <Skeleton className="h-96 w-full" />
  if (!person || (isAll ? data.holdings.length === 0 : !holding))
    return (
      <div className="grid gap-8">
        {head('Retire credits')}
        {isAll ? (
          <EmptyState
            of="credits"
            title="You hold no credits to retire"
            text="Credits you buy wait in your holdings until you retire them. Only then have they offset anything."
            action={<ButtonLink to="/recommendations">Find the right credits</ButtonLink>}
          />
        ) : (
          <EmptyState
            of="credits"
            title="You hold no such credits"
            text="They may have been retired already, or they belong to another account."
            action={<ButtonLink to="/holdings">Go to your holdings</ButtonLink>}
          />
        )}
      </div>
    )
  const wish = readRetireWish(params)
  const coverage = desk.data?.coverage ?? null
  const asked = wish.year ?? openYear(coverage)
  // A vintage that is too young for that year is offered for the first one it fits.
  const vintage = holding ? Number(holding.vintageEndsOn.slice(0, 4)) : 0
  const isLater = asked !== null && wish.year === null && vintage > asked
  const year = isLater ? vintage : asked
  const onlySome = data.more && (
    <p className="max-w-text text-muted">
      One act takes at most {data.holdings.length} batches: the oldest of the {writeWhole(data.whole.batches)}{' '}
      you hold. The others stay for the next.
    </p>
  )
  const given = {
    start: startWords(beneficiary, year),
    periodNote: (act: RetiredFor) =>
      year !== null &&
      isOfYear(act, year) && (
        <PeriodNote year={year} coverage={coverage} tooYoungFor={isLater ? asked : null} act={act} />
      ),
    after: {
      onRetired: (id: string) => void navigate(`/certificates/${id}`),
      onScheduled: () => void navigate('/holdings#scheduled'),
    },
  }
  return (
    <div className="grid gap-8">
      {isAll || !holding ? (
        <RetireAllForm
          head={(credits, periodEndsOn) =>
            head(
              retireTitle(credits, periodEndsOn ? `for ${periodEndsOn.slice(0, 4)}` : 'of what you hold'),
              onlySome,
            )
          }
          holdings={data.holdings}
          tonnes={wish.tonnes}
          {...given}
        />
      ) : (
        <RetireForm
          head={(credits) => head(retireTitle(credits, `of ${holding.projectName}`))}
          holding={holding}
          facts={<Facts holding={holding} />}
          {...given}
        />
      )}
    </div>
  )
}
