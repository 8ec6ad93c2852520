import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { PromisePlot } from './PromisePlot.tsx'
import { type CalendarRow, calendarRows, calendarSpan, owedOf, promiseFigures } from './promise-calendar.ts'

const hatched = 'repeating-linear-gradient(45deg, var(--edge) 0 2px, var(--sheet) 2px 4px)'

const leftWords = (days: number): string => {
  if (days < 0)
    return `${writeWhole(-days)} ${days === -1 ? 'day' : 'days'} ago: the contract’s remedy applies`
  return days === 0 ? 'Today' : `In ${writeWhole(days)} ${days === 1 ? 'day' : 'days'}`
}

const Dates = ({ rows }: { rows: readonly CalendarRow[] }) => (
  <Table caption="Deliveries by date" folds>
    <thead>
      <TableRow>
        <TableHead>Day</TableHead>
        <TableHead>Project</TableHead>
        <TableHead numeric>Delivered</TableHead>
        <TableHead numeric>Owed</TableHead>
        <TableHead numeric>In escrow</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {rows.flatMap(({ name, came, milestones }) => [
        ...came.map(({ on, quantity }) => (
          <TableRow key={`${name} ${on}`}>
            <TableCell className="whitespace-nowrap font-medium">{writeDate(on)}</TableCell>
            <TableCell label="Project">{name}</TableCell>
            <TableCell numeric label="Delivered">
              {writeWhole(quantity)}
            </TableCell>
            <TableCell numeric label="Owed" />
            <TableCell numeric label="In escrow" />
          </TableRow>
        )),
        ...milestones.map((one) => (
          <TableRow key={one.id}>
            <TableCell className="whitespace-nowrap font-medium">By {writeDate(one.dueOn)}</TableCell>
            <TableCell label="Project">{one.projectName}</TableCell>
            <TableCell numeric label="Delivered" />
            <TableCell numeric label="Owed">
              {writeWhole(owedOf(one))}
            </TableCell>
            <TableCell numeric label="In escrow">
              {writeCents(one.sellerCents)}
            </TableCell>
          </TableRow>
        )),
      ])}
    </tbody>
  </Table>
)

/** All that was promised, in figures and along the time that is left. */
const PromiseCalendar = ({ milestones }: { milestones: readonly DueMilestone[] }) => {
  const today = new Date().toISOString().slice(0, 10)
  const { owed, escrowCents, nextOn, daysLeft } = promiseFigures(milestones, today)
  const rows = calendarRows(milestones)
  const delivered = rows.reduce((sum, row) => sum + row.delivered, 0)
  return (
    <div className="grid gap-4">
      {/* Of one date the line below and the row under it say all of it. */}
      {milestones.length > 1 && (
        <div className="grid gap-4 max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
          <StatCard
            label="Credits owed"
            value={owed}
            note={
              delivered > 0
                ? `${writeWhole(delivered)} of ${writeWhole(owed + delivered)} delivered`
                : 'Nothing delivered yet'
            }
          />
          <StatCard
            label="For you, in escrow"
            value={writeCents(escrowCents)}
            note="After the fee, yours with each delivery"
          />
          <StatCard
            label="Next date"
            value={nextOn ? writeDate(nextOn) : '–'}
            note={daysLeft === null ? undefined : leftWords(daysLeft)}
          />
        </div>
      )}
      <Picture
        says={`${writeWhole(owed)} credits are owed on ${milestones.length} ${milestones.length === 1 ? 'date' : 'dates'}, the next on ${nextOn ? writeDate(nextOn) : 'no day'}.`}
        keys={[
          { name: 'Credits delivered', fill: 'var(--held)' },
          { name: 'Credits owed', fill: hatched },
        ]}
        draw={(width) => (
          <PromisePlot rows={rows} span={calendarSpan(rows, today)} today={today} width={width} />
        )}
        table={<Dates rows={rows} />}
      />
    </div>
  )
}

// React.lazy asks for a default export.
export default PromiseCalendar
