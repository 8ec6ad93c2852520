import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { PromisePlot, plotHeight } from './PromisePlot.tsx'
import { calendarRows, calendarSpan, owedOf, promiseFigures } from './promise-calendar.ts'

const hatched = 'repeating-linear-gradient(45deg, var(--listed) 0 2px, var(--sheet) 2px 4px)'

const leftWords = (days: number): string => {
  if (days < 0) return `${writeWhole(-days)} ${days === -1 ? 'day' : 'days'} ago: the agreed rule decides`
  return days === 0 ? 'Today' : `In ${writeWhole(days)} ${days === 1 ? 'day' : 'days'}`
}

const Dates = ({ milestones }: { milestones: readonly DueMilestone[] }) => (
  <Table caption="Deliveries by date" folds>
    <thead>
      <TableRow>
        <TableHead>By</TableHead>
        <TableHead>Project</TableHead>
        <TableHead numeric>Owed</TableHead>
        <TableHead numeric>In escrow</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {milestones.map((one) => (
        <TableRow key={one.id}>
          <TableCell className="whitespace-nowrap font-medium">{writeDate(one.dueOn)}</TableCell>
          <TableCell label="Project">{one.projectName}</TableCell>
          <TableCell numeric label="Owed">
            {writeWhole(owedOf(one))}
          </TableCell>
          <TableCell numeric label="In escrow">
            {writeCents(one.sellerCents)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** All that was promised, in figures and along the time that is left. */
const PromiseCalendar = ({ milestones }: { milestones: readonly DueMilestone[] }) => {
  const today = new Date().toISOString().slice(0, 10)
  const { owed, escrowCents, nextOn, daysLeft } = promiseFigures(milestones, today)
  const rows = calendarRows(milestones)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 max-sm:grid-cols-2 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
        <StatCard label="Credits owed" value={owed} note="Promised and not delivered" />
        <StatCard
          label="For you, in escrow"
          value={writeCents(escrowCents)}
          note="After the fee, once all is delivered"
        />
        <StatCard
          label="Next date"
          value={nextOn ? writeDate(nextOn) : '–'}
          note={daysLeft === null ? undefined : leftWords(daysLeft)}
        />
      </div>
      <Picture
        says={`${writeWhole(owed)} credits are owed on ${milestones.length} ${milestones.length === 1 ? 'date' : 'dates'}, the next on ${nextOn ? writeDate(nextOn) : 'no day'}.`}
        keys={[{ name: 'Promised, as large as what is owed', fill: hatched }]}
        aside={<p className="text-muted">The dotted line is today, {writeDate(today)}</p>}
        height={plotHeight(rows.length)}
        draw={(width) => (
          <PromisePlot rows={rows} span={calendarSpan(milestones, today)} today={today} width={width} />
        )}
        table={<Dates milestones={milestones} />}
      />
    </div>
  )
}

// React.lazy asks for a default export.
export default PromiseCalendar
