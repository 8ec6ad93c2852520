import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import { metricName } from '@ledgerleaf/contract/metrics'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { fates, tonnesOf } from './river-shape.ts'
import { fateWords, wayToSource } from './river-words.ts'

/** The figures of the river: what the footprint is made of, each with the way to where it was read, and what became of it. */
export const CoverageTable = ({ coverage }: { coverage: Coverage }) => {
  const { analysisId, year, parts, footprintTonnes, programme } = coverage
  const told = tonnesOf(coverage)
  return (
    <Table
      caption={`The footprint of ${year}${programme ? ' by this report alone' : ''} and what became of it`}
    >
      <thead>
        <TableRow>
          <TableHead>Tonnes of CO2e</TableHead>
          <TableHead numeric>{year}</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {parts.map(({ metric, tonnes }) => (
          <TableRow key={metric}>
            <TableCell>
              <TextLink to={analysisId === null ? '/programme' : wayToFigure(analysisId, metric, year)}>
                {metricName(metric)}
              </TextLink>
            </TableCell>
            <TableCell numeric>{writeTonnes(tonnes)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell>
            <TextLink to={wayToSource(coverage)}>Footprint, in whole credits</TextLink>
          </TableCell>
          <TableCell numeric>{writeWhole(footprintTonnes)}</TableCell>
        </TableRow>
        {fates.map((fate) => {
          const { name, note, to } = fateWords[fate]
          return (
            <TableRow key={fate}>
              <TableCell>
                {to ? <TextLink to={to}>{name}</TextLink> : name}, {note}
              </TableCell>
              <TableCell numeric>{writeWhole(told[fate])}</TableCell>
            </TableRow>
          )
        })}
      </tbody>
    </Table>
  )
}
