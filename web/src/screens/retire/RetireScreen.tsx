import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { RetireForm } from '../../features/retirement/RetireForm.tsx'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'
import { RetireAll } from './RetireAll.tsx'

export const meta = pageMeta({ title: 'Retire credits' })

const fact = (label: string, value: string | null) => (
  <div className="flex justify-between gap-6 border-hairline border-b py-2.5">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="text-right text-note">{value ?? '–'}</dd>
  </div>
)

export default function RetireScreen() {
  const { batchId } = useParams()
  const { person } = useSession()
  const navigate = useNavigate()
  const { data, isError, isFetching, refetch } = useQuery(retirementQueries.holdings())
  const holding = data?.holdings.find((one) => one.batchId === batchId)
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton className="h-96 w-full" />
  if (batchId === 'all' && person && data.holdings.length > 0)
    return (
      <RetireAll
        holdings={data.holdings}
        beneficiary={person.company ?? ''}
        onRetired={(id) => navigate(`/certificates/${id}`)}
      />
    )
  if (!holding || !person)
    return (
      <EmptyState
        of="credits"
        title="You hold no such credits"
        text="They may have been retired already, or they belong to another account."
        action={<ButtonLink to="/holdings">Go to your holdings</ButtonLink>}
      />
    )
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <TextLink to="/holdings">Holdings</TextLink>
        <Heading level={1}>Retire credits</Heading>
      </div>
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <RetireForm
          holding={holding}
          beneficiary={person.company ?? ''}
          onRetired={(id) => navigate(`/certificates/${id}`)}
        />
        <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
          <Heading level={2} look="small">
            {holding.projectName}
          </Heading>
          <dl className="border-hairline border-t">
            {fact('Registry', holding.registry)}
            {fact('Registry id', holding.registryProjectId)}
            {fact('Vintage', writeVintage(holding.vintageStartsOn, holding.vintageEndsOn))}
            {fact('Methodology', holding.methodology)}
            {fact('Country', holding.country && countryName(holding.country))}
          </dl>
          <div className="grid gap-1">
            <p className="text-muted text-sm">Serials you hold; the lowest are retired first</p>
            <SerialList serials={holding.serials} shownMax={3} />
          </div>
        </div>
      </div>
    </div>
  )
}
