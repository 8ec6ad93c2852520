import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { sellersApi } from '@ledgerleaf/contract/sellers'
import { createAnswer, useAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

// By its address alone: the page is spared the schema library for one list.
const sellers = createAnswer(['sellers'], () => send<typeof sellersApi.list>(firstCalls.sellers))

/** Who sells here now. Drawn once the server has said so; a page without it is whole all the same. */
export const OurSellers = () => {
  const { data } = useAnswer(sellers)
  if (!data || data.sellers.length === 0) return null
  return (
    <Section className="grid gap-8">
      <Heading level={2}>Selling here now</Heading>
      <Table caption="Selling here now" folds>
        <thead>
          <TableRow>
            <TableHead>Seller</TableHead>
            <TableHead>Country</TableHead>
            <TableHead numeric>Projects</TableHead>
            <TableHead numeric>Credits listed</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {data.sellers.map(({ id, companyName, country, projects, listedCredits, promisedCredits }) => (
            <TableRow key={id}>
              <TableCell>
                <TextLink to={`/sellers/${id}`} className="font-display text-lg">
                  {companyName}
                </TextLink>
              </TableCell>
              <TableCell label="Country">{country && countryName(country)}</TableCell>
              <TableCell numeric label="Projects">
                {writeWhole(projects)}
              </TableCell>
              <TableCell numeric label="Credits listed">
                {writeWhole(listedCredits)}
                {promisedCredits > 0 && (
                  <span className="block whitespace-nowrap text-muted text-sm">
                    and {writeWhole(promisedCredits)} promised
                  </span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
