import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { ClimateFacts } from '../../features/climate/ClimateFacts.tsx'
import { ProofsHere } from '../../features/climate/ProofsHere.tsx'
import { RetirementTable } from '../../features/climate/RetirementTable.tsx'
import { climateQueries } from '../../nouns/climate/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Part } from '../../ui/Part.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Climate page' })

const Unknown = () => (
  <div className="border border-hairline bg-sheet">
    <EmptyState
      title="Nothing is published here"
      text="No organisation shows a climate page at this address."
      action={
        <ButtonLink to="/marketplace" variant="outline">
          Go to the marketplace
        </ButtonLink>
      }
    />
  </div>
)

/** The public page of an organisation: what it retired, with the proof of each, and only words that this bears out. */
export default function ClimateScreen() {
  const { slug = '' } = useParams()
  const { data: page, error, isFetching, refetch } = useQuery(climateQueries.page(slug))
  return (
    <>
      <PageHead
        eyebrow={page?.country ? `Climate page, ${countryName(page.country)}` : 'Climate page'}
        title={page?.name ?? 'Climate page'}
        lead="What was retired, act by act, each with a proof that anybody can check, and only words that this bears out."
      />
      <Section className="grid gap-12 pt-0!">
        {page ? (
          <>
            <title>{`${page.name}: climate page · Ledgerleaf`}</title>
            <ClimateFacts page={page} />
            <Part
              title="What was retired"
              lead={
                page.retirementCount > page.retirements.length
                  ? `The newest ${writeWhole(page.retirements.length)} of ${writeWhole(page.retirementCount)}.`
                  : 'The newest first. What was retired on behalf of somebody else is theirs to show.'
              }
            >
              {page.retirements.length > 0 ? (
                <RetirementTable retirements={page.retirements} />
              ) : (
                <p className="text-muted text-note">Nothing yet.</p>
              )}
            </Part>
            {page.retiredTonnes > 0 && (
              <Part
                title="Nobody has to believe it"
                lead="Every certificate carries its proof to the signed public log."
              >
                <ProofsHere slug={page.slug} retiredTonnes={page.retiredTonnes} />
              </Part>
            )}
          </>
        ) : hasCode(error, 'not_found') ? (
          <Unknown />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div className="grid min-h-40 place-items-center text-leaf">
            <Spinner className="size-8" label="Loading the climate page" />
          </div>
        )}
      </Section>
    </>
  )
}
