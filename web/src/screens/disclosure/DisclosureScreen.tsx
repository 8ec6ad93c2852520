import { disclosuresApi } from '@ledgerleaf/contract/disclosures'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { hrefOf } from '../../api/request.ts'
import { DisclosureGlance } from '../../features/disclosure/DisclosureGlance.tsx'
import { DisclosureView } from '../../features/disclosure/DisclosureView.tsx'
import { disclosureQueries } from '../../nouns/disclosure/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller’s disclosure' })

/** The public page the law asks of a seller, for a project or for one listing of it. */
export default function DisclosureScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const listing = search.get('listing') ?? undefined
  const { data, error, isFetching, refetch } = useQuery(disclosureQueries.ofProject(id, listing))
  const named = { params: { id }, query: { listing } }
  return (
    <>
      <PageHead
        eyebrow="California AB 1305, Health & Safety Code §44475"
        title={
          data ? (
            <>
              Seller’s disclosure: <span className="block">{data.projectName}</span>
            </>
          ) : (
            'Seller’s disclosure'
          )
        }
        lead={
          data ? (
            <p>
              What the seller, <TextLink to={`/sellers/${data.sellerId}`}>{data.sellerName}</TextLink>,
              discloses of <TextLink to={`/projects/${data.projectId}`}>this project</TextLink>
              {data.registry && (
                <>
                  , {data.registry} <span className="whitespace-nowrap">{data.registryProjectId}</span>
                </>
              )}
              .
            </p>
          ) : (
            'What the law of California asks every seller of offsets to say in public of each project.'
          )
        }
        aside={data && <DisclosureGlance disclosure={data} />}
        actions={
          data && (
            <>
              <a href={hrefOf(disclosuresApi.pdf, named)} className={buttonLook('primary', 'regular')}>
                Download PDF
              </a>
              <a
                href={hrefOf(disclosuresApi.read, named)}
                download="ab1305-seller-disclosure.json"
                className={buttonLook('outline', 'regular')}
              >
                Download JSON
              </a>
            </>
          )
        }
      />
      <Section className="pt-0!">
        {data ? (
          <>
            <title>{`Disclosure of ${data.projectName} · Ledgerleaf`}</title>
            <DisclosureView disclosure={data} />
          </>
        ) : hasCode(error, 'not_found') || hasCode(error, 'invalid_input') ? (
          <div className="border border-hairline bg-sheet">
            <EmptyState
              of="papers"
              title="Nothing is disclosed here"
              text="The link may be old or incomplete, or nothing of the project was ever listed."
              action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
            />
          </div>
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div role="status" className="grid gap-6">
            <span className="sr-only">Loading the disclosure</span>
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
        )}
      </Section>
    </>
  )
}
