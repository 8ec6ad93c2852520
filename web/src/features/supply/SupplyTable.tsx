import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { supplyParts } from './supply-looks.ts'
import { tellAsked } from './tell-asked.ts'

const Days = ({ days }: Pick<ProjectSupply, 'days'>) => (
  <Table caption="Where the credits were, day by day" tall>
    <thead>
      <TableRow>
        <TableHead>Day</TableHead>
        <TableHead numeric>Issued</TableHead>
        {supplyParts.map(({ part, name }) => (
          <TableHead key={part} numeric>
            {name}
          </TableHead>
        ))}
      </TableRow>
    </thead>
    <tbody>
      {days.map((day) => (
        <TableRow key={day.on}>
          <TableCell className="whitespace-nowrap">{writeDate(day.on)}</TableCell>
          <TableCell numeric>{writeWhole(day.issued)}</TableCell>
          {supplyParts.map(({ part }) => (
            <TableCell key={part} numeric>
              {writeWhole(day[part])}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** Prices in the order of their days, asked and paid together. */
const pricesOf = ({ asked, sold }: ProjectSupply) =>
  [
    ...asked.flatMap(({ listingId, vintage, steps }) =>
      steps.map(({ on, priceCents }) => ({
        id: `${listingId} ${on}`,
        on,
        vintage,
        priceCents,
        what: tellAsked(asked, listingId, on),
      })),
    ),
    ...sold.map(({ on, vintage, priceCents, credits, returnedCredits, saleType }) => ({
      id: `${on} ${vintage} ${saleType} ${priceCents}`,
      on,
      vintage,
      priceCents,
      what: `${writeWhole(credits)} sold${saleType === 'forward' ? ' forward' : ''}${returnedCredits > 0 ? `, ${writeWhole(returnedCredits)} of them came back` : ''}`,
    })),
  ].sort((a, b) => a.on.localeCompare(b.on))

const Prices = ({ supply }: { supply: ProjectSupply }) => (
  <Table caption="What was asked and paid per credit" tall>
    <thead>
      <TableRow>
        <TableHead>Day</TableHead>
        <TableHead numeric>Vintage</TableHead>
        <TableHead>What</TableHead>
        <TableHead numeric>Per credit</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {pricesOf(supply).map(({ id, on, vintage, what, priceCents }) => (
        <TableRow key={id}>
          <TableCell className="whitespace-nowrap">{writeDate(on)}</TableCell>
          <TableCell numeric>{vintage}</TableCell>
          <TableCell>{what}</TableCell>
          <TableCell numeric>{writeCents(priceCents)}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

const Coming = ({ coming }: Pick<ProjectSupply, 'coming'>) => (
  <Table caption="What is announced, and not issued">
    <thead>
      <TableRow>
        <TableHead>By</TableHead>
        <TableHead numeric>Vintage</TableHead>
        <TableHead>State</TableHead>
        <TableHead numeric>Credits</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {coming.map(({ dueOn, vintage, isSold, credits }) => (
        <TableRow key={`${dueOn} ${vintage} ${isSold} ${credits}`}>
          <TableCell className="whitespace-nowrap">{writeDate(dueOn)}</TableCell>
          <TableCell numeric>{vintage}</TableCell>
          <TableCell>{isSold ? 'Sold' : 'On offer'}</TableCell>
          <TableCell numeric>{writeWhole(credits)}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** The figures of the picture for whoever reads rather than looks. */
export const SupplyTable = ({ supply }: { supply: ProjectSupply }) => (
  <div className="grid gap-6">
    {supply.days.length > 0 && <Days days={supply.days} />}
    {supply.asked.length + supply.sold.length > 0 && <Prices supply={supply} />}
    {supply.coming.length > 0 && <Coming coming={supply.coming} />}
  </div>
)
