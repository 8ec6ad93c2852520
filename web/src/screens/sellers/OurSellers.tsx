import type { sellersApi } from '@ledgerleaf/contract/sellers'
import { createAnswer, useAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

// By its address alone: the page is spared the schema library for one list.
const sellers = createAnswer(() =>
  send<typeof sellersApi.list>({ method: 'GET', path: '/api/sellers', effect: 'read', caller: 'anyone' }),
)

/** Who sells here now. Drawn once the server has said so; a page without it is whole all the same. */
export const OurSellers = () => {
  const { data } = useAnswer(sellers)
  if (!data || data.sellers.length === 0) return null
  return (
    <Section className="grid gap-8">
      <Heading level={2}>Selling here now</Heading>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.sellers.map((seller) => (
          <li key={seller.id} className="grid content-start gap-1 border-hairline border-t py-5">
            <TextLink to={`/sellers/${seller.id}`} className="justify-self-start font-display text-xl">
              {seller.companyName}
            </TextLink>
            <p className="text-[0.9375rem] text-muted">
              {seller.country ? `${countryName(seller.country)}. ` : ''}
              {seller.projects} {seller.projects === 1 ? 'project' : 'projects'},{' '}
              {writeWhole(seller.listedCredits)} credits listed
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
