import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import type { Programme, ProgrammeYear } from '@ledgerleaf/contract/programme'
import { lineName, type ProgrammeLine, programmeLines } from '@ledgerleaf/contract/programme-lines'
import type { ReactNode } from 'react'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { conflictId, sayHeld, tellBare, tellBeside, tellJoined } from './programme-words.ts'
import { useHeldCoverage, useHeldFor } from './use-held-for.ts'

// On a phone three years fit beside it.
const spine = 'sticky left-0 z-10 min-w-24 bg-sheet text-left max-sm:text-sm sm:min-w-52'

/** A figure that nobody gives: never zero. */
const Unknown = () => (
  <>
    <span aria-hidden="true" className="text-muted">
      –
    </span>
    <span className="sr-only">unknown</span>
  </>
)

const Under = ({ children }: { children: ReactNode }) => (
  <span className="block font-sans text-muted text-xs leading-tight max-sm:ml-auto max-sm:max-w-14 max-sm:whitespace-normal">
    {children}
  </span>
)

const LineCell = ({ year, line }: { year: ProgrammeYear; line: ProgrammeLine }) => {
  const told = year.lines.find((one) => one.line === line)
  if (!told) return <Unknown />
  if (told.state === 'decided' && told.tonnes === null)
    return <span className="font-sans text-muted text-sm">not chosen</span>
  const standing = told.statements.find(({ sourceId }) => sourceId === told.sourceId)
  if (told.tonnes === null || !standing)
    return (
      <a
        href={`#${conflictId({ year: year.year, line: told })}`}
        className="font-sans text-attention text-sm underline underline-offset-4"
      >
        undecided
      </a>
    )
  return (
    <>
      <TextLink to={wayToFigure(standing.sourceId, standing.metric, year.year)}>
        {writeTonnes(told.tonnes)}
      </TextLink>
      {told.state === 'decided' && <Under>decided</Under>}
      {told.state === 'stands' && standing.isDoubtful && <Under>worth checking</Under>}
      {told.state === 'stands' && !standing.isDoubtful && standing.isCorrected && <Under>by a person</Under>}
    </>
  )
}

/** “Scope 2, market-based”: a line may end at its comma, and no word of it at a dash. */
const Unbroken = ({ name }: { name: string }) => {
  const [scope, ...basis] = name.split(', ')
  return (
    <>
      {scope}
      {basis.length > 0 && (
        <>
          , <span className="whitespace-nowrap">{basis.join(', ')}</span>
        </>
      )}
    </>
  )
}

const TotalCell = ({ total }: ProgrammeYear) => {
  if (total.state === 'unknown') return <Unknown />
  if (total.state === 'undecided') return <span className="font-sans text-attention text-sm">undecided</span>
  return (
    <>
      {writeTonnes(total.tonnes ?? 0)}
      {total.isAsReported && <Under>as reported</Under>}
      {total.sourceIds.length > 1 && <Under>from {total.sourceIds.length} documents</Under>}
    </>
  )
}

const whole = (tonnes: number | null) => (tonnes === null ? <Unknown /> : writeWhole(tonnes))

const Row = ({
  name,
  note,
  years,
  cell,
  isTotal = false,
}: {
  name: ReactNode
  note?: string
  years: readonly ProgrammeYear[]
  cell: (year: ProgrammeYear) => ReactNode
  isTotal?: boolean
}) => {
  const Line = isTotal ? TableTotal : TableRow
  return (
    <Line>
      <th scope="row" className={cn(spine, 'px-3 py-2.5 font-normal sm:px-4', isTotal && 'font-medium')}>
        {name}
        {note && <span className="block text-muted text-xs leading-tight">{note}</span>}
      </th>
      {years.map((year) => (
        <TableCell key={year.year} numeric className="max-sm:px-2 max-sm:text-sm">
          {cell(year)}
        </TableCell>
      ))}
    </Line>
  )
}

const notes: Partial<Record<ProgrammeLine, string>> = {
  scope2_location: 'beside the other, never added',
}

/** What the figures above do not say by themselves, one line each. */
const Notes = ({ programme }: { programme: Programme }) => {
  const held = useHeldCoverage()
  const bare = programme.years.filter(
    ({ lines, coverage }) => lines.length === 0 && coverage.retiredTonnes + coverage.pendingTonnes > 0,
  )
  const told = [
    ...programme.years.flatMap((year) => {
      const joined = tellJoined(programme, year)
      return joined ? [`${year.year}: ${joined}`] : []
    }),
    ...bare.map(tellBare),
    ...tellBeside(programme),
  ]
  if (told.length === 0 && programme.heldTonnes === 0) return null
  return (
    <ul className="-mt-4 grid gap-1.5 bg-sheet px-3 py-4 text-muted text-sm sm:px-4">
      {told.map((said) => (
        <li key={said} className="max-w-text [overflow-wrap:anywhere]">
          {said}
        </li>
      ))}
      {programme.heldTonnes > 0 && (
        <li>
          {sayHeld(programme.heldTonnes, held)} <TextLink to="/holdings">See your holdings</TextLink>
        </li>
      )}
    </ul>
  )
}

type YearTableProps = { programme: Programme; exports: ReactNode }

/** The spine of the programme: scopes down, years across, every figure with the way to the page it stands on. */
export const YearTable = ({ programme, exports }: YearTableProps) => {
  const heldFor = useHeldFor()
  // A year of which nothing is known would be a column of dashes before those that say something.
  const years = programme.years.filter((year) => year.lines.length > 0).toReversed()
  const lines = programmeLines.filter((line) =>
    years.some((year) => year.lines.some((one) => one.line === line)),
  )
  const hasPending = years.some(({ coverage }) => coverage.pendingTonnes > 0)
  const hasMarket = lines.includes('scope2_market')
  return (
    <Part
      id="years"
      title="The years"
      lead="In tonnes of CO2e, newest first. Each figure leads to its page; a dash is unknown, and not zero."
      aside={exports}
    >
      <Table
        caption="Emissions by scope and year, and what was retired for them, in tonnes of CO2e"
        sideways="There are more years to the right."
      >
        <thead>
          <tr>
            <TableHead className={cn(spine, 'z-20')}>Tonnes of CO2e</TableHead>
            {years.map(({ year }) => (
              <TableHead key={year} numeric className="font-mono max-sm:px-2">
                {year}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line}
              name={<Unbroken name={lineName(line)} />}
              {...(hasMarket && notes[line] ? { note: notes[line] } : {})}
              years={years}
              cell={(year) => <LineCell year={year} line={line} />}
            />
          ))}
          <Row name="Footprint" years={years} isTotal cell={(year) => <TotalCell {...year} />} />
          <Row
            name={<TextLink to="/holdings#retired">Retired for the year</TextLink>}
            years={years}
            cell={({ coverage }) => writeWhole(coverage.retiredTonnes)}
          />
          {hasPending && (
            <Row
              name="Retired, pending"
              note="at the registry"
              years={years}
              cell={({ coverage }) => writeWhole(coverage.pendingTonnes)}
            />
          )}
          <Row
            name={hasPending ? 'Neither retired nor pending' : 'Not retired'}
            note="in whole credits"
            years={years}
            cell={({ coverage }) => whole(coverage.openTonnes)}
          />
          {years.some(({ year }) => heldFor(year) > 0) && (
            <Row
              name="Of which held"
              years={years}
              cell={({ year }) => (heldFor(year) > 0 ? writeWhole(heldFor(year)) : '')}
            />
          )}
          {years.some(({ year }) => heldFor(year) > 0) && (
            <Row
              name="Of which not yet covered"
              years={years}
              cell={({ year, coverage }) =>
                heldFor(year) > 0 && coverage.openTonnes !== null
                  ? writeWhole(coverage.openTonnes - heldFor(year))
                  : ''
              }
            />
          )}
        </tbody>
      </Table>
      <Notes programme={programme} />
    </Part>
  )
}
