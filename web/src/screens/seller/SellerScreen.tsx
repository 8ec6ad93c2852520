import type { PublicSeller } from '@ledgerleaf/contract/market'
import { tellRetired } from '@ledgerleaf/contract/retired-words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { SellerProjects } from '../../features/marketplace/SellerProjects.tsx'
import { marketQueries } from '../../nouns/market/queries.ts'
import { CheckMark } from '../../nouns/seller/CheckMark.tsx'
import { countryName } from '../../ui/country-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'
import { NoSeller } from './NoSeller.tsx'

export const meta = pageMeta({ title: 'Seller' })

const SellerLead = ({ seller }: { seller: PublicSeller }) => (
  <div className="grid gap-3">
    {seller.description && <p>{seller.description}</p>}
    <p>
      {seller.country ? `${countryName(seller.country)}. ` : ''}Selling here since{' '}
      {writeDate(seller.since.slice(0, 10))}.
    </p>
    <CheckMark checkedOn={seller.checkedOn} inFull />
    {seller.website && (
      <p>
        <a href={seller.website} rel="noreferrer nofollow ugc" className={textLinkLook}>
          {seller.website}
        </a>
      </p>
    )}
  </div>
)

/** The public page of a seller: who they are, what they sell, and what became of what they sold. */
export default function SellerScreen() {
  const { id = '' } = useParams()
  const { data: seller, error, isFetching, refetch } = useQuery(marketQueries.seller(id))
  if (!seller && hasCode(error, 'not_found')) return <NoSeller />
  return (
    <>
      <PageHead
        eyebrow="Our Sellers"
        title={seller?.companyName ?? 'Seller'}
        lead={
          seller ? (
            <SellerLead seller={seller} />
          ) : (
            'The public page of a seller: who they are, their projects, and what of their credits was sold and retired.'
          )
        }
      />
      <Section className="grid gap-12 pt-0!">
        {seller ? (
          <>
            <title>{`${seller.companyName} · Ledgerleaf`}</title>
            <div className="grid gap-4 max-sm:grid-cols-2 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-3">
              <StatCard
                label="Projects"
                value={seller.projects.length}
                note="With credits issued or promised"
              />
              <StatCard
                label="Credits sold"
                value={seller.soldCredits}
                unit="t"
                note="Delivered: now with buyers, or retired"
              />
              <StatCard
                label="Credits retired"
                value={seller.retiredCredits}
                unit="t"
                note={tellRetired(seller.unconfirmedCredits)}
              />
            </div>
            <div className="grid gap-5">
              <Heading level={2}>Projects</Heading>
              <SellerProjects projects={seller.projects} />
            </div>
          </>
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div className="grid min-h-40 place-items-center text-leaf">
            <Spinner className="size-8" label="Loading the seller" />
          </div>
        )}
      </Section>
    </>
  )
}
