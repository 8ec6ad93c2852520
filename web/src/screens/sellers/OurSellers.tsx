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
  const listed = data.sellers
  const sum = (of: (one: (typeof listed)[number]) => number) =>
    listed.reduce((total, one) => total + of(one), 0)
  const totals = [
    { figure: listed.length, says: 'sellers' },
    { figure: sum(({ projects }) => projects), says: 'projects' },
    { figure: sum(({ listedCredits }) => listedCredits), says: 'credits listed' },
  ]
  return (
    <Section className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className="grid content-start gap-6">
        <Heading level={2}>Selling here now</Heading>
        <dl className="flex flex-wrap gap-x-8 gap-y-5 lg:grid">
          {totals.map(({ figure, says }) => (
            <div key={says} className="flex flex-col-reverse">
              <dt className="text-muted">{says}</dt>
              <dd className="font-[420] font-display text-4xl tabular-nums leading-none max-sm:text-3xl">
                {writeWhole(figure)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Table caption="Selling here now" folds>
        <thead>
          <TableRow>
            <TableHead>Seller</TableHead>
            <TableHead>Based in</TableHead>
            <TableHead numeric>Projects</TableHead>
            <TableHead numeric>Credits listed</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {listed.map(({ id, companyName, country, projects, listedCredits, promisedCredits }) => (
            <TableRow key={id}>
              <TableCell>
                <TextLink to={`/sellers/${id}`} className="font-display text-lg">
                  {companyName}
                </TextLink>
              </TableCell>
              <TableCell label="Based in">{country && countryName(country)}</TableCell>
              <TableCell numeric label="Projects">
                {writeWhole(projects)}
              </TableCell>
              <TableCell numeric label="Credits listed">
                <span className="grid">
                  {writeWhole(listedCredits)}
                  {promisedCredits > 0 && (
                    <span className="whitespace-nowrap text-muted text-sm">
                      and {writeWhole(promisedCredits)} promised
                    </span>
                  )}
                </span>
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
