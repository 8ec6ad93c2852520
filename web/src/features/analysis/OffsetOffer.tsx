import type { Footprint } from '@ledgerleaf/contract/analysis'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

type OffsetOfferProps = { footprints: readonly Footprint[]; year: number }

// The optimiser takes no more at once.
const tonnesMax = 10_000_000
const creditsFor = (tonnes: number) => Math.max(1, Math.ceil(tonnes))
const wayTo = (tonnes: number) => `/recommendations?tonnes=${Math.min(creditsFor(tonnes), tonnesMax)}`

/** One credit is one tonne: how many it would take for each year, and the way to the ones that fit best. */
export const OffsetOffer = ({ footprints, year }: OffsetOfferProps) => {
  const chosen = footprints.find((footprint) => footprint.year === year)
  return (
    <div className="grid gap-5">
      <Table caption="Credits it would take, by year">
        <thead>
          <TableRow>
            <TableHead>Year</TableHead>
            <TableHead numeric>Whole footprint</TableHead>
            <TableHead numeric className="max-sm:hidden">
              Scopes 1 and 2 alone
            </TableHead>
          </TableRow>
        </thead>
        <tbody>
          {footprints.map(({ year: one, tonnes, parts }) => {
            const own = parts.filter(({ metric }) => metric === 'scope1' || metric.startsWith('scope2'))
            const ownTonnes = own.reduce((sum, part) => sum + part.tonnes, 0)
            return (
              <TableRow key={one}>
                <TableCell>{one}</TableCell>
                <TableCell numeric>{writeWhole(creditsFor(tonnes))} credits</TableCell>
                <TableCell numeric className="max-sm:hidden">
                  {own.length > 0 ? `${writeWhole(creditsFor(ownTonnes))} credits` : '–'}
                </TableCell>
              </TableRow>
            )
          })}
        </tbody>
      </Table>
      {chosen && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={wayTo(chosen.tonnes)}>
            Find the best basket for {writeWhole(creditsFor(chosen.tonnes))} t
          </ButtonLink>
          <ButtonLink to="/marketplace" variant="outline">
            Look through the marketplace
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
