import type { UnitField, UnitState } from '@ledgerleaf/contract/registry-records'
import type { Cells, Layout } from './layout.ts'
import { LineRefused, readDay } from './read-cells.ts'

type UnitCells = Cells<UnitField>
type Fact = { state: UnitState; happenedOn: string | null }

const stateIn = (text: string): UnitState | null => {
  if (/cancel/i.test(text)) return 'cancelled'
  if (/retir/i.test(text)) return 'retired'
  return /issue|active|verified/i.test(text) ? 'issued' : null
}

const goneIn = (text: string): 'retired' | 'cancelled' =>
  stateIn(text) === 'cancelled' ? 'cancelled' : 'retired'

/** A line that lists credits as issued says a second thing where it has a day of retirement, or a word for it. */
const readIssued = (
  cell: UnitCells,
  issuedOn: string | null,
  retiredOn: string | null,
  said: UnitState | null,
): Fact[] => {
  const issued: Fact = { state: 'issued', happenedOn: issuedOn }
  if (retiredOn)
    return [issued, { state: goneIn(`${cell('state')} ${cell('reason')}`), happenedOn: retiredOn }]
  return said === null || said === 'issued' ? [issued] : [issued, { state: said, happenedOn: null }]
}

/** A list of what is gone tells of nothing that was issued, whatever columns it has. */
const readGone = (
  { kind, columns }: Layout,
  happenedOn: string | null,
  retiredOn: string | null,
  said: UnitState | null,
): Fact[] => {
  // Taken for a retirement, a line of credits that nobody retired would stop their sale.
  if (columns.retiredOn && !retiredOn)
    throw new LineRefused(`The line says no day of retirement, and this is a file of ${kind}`)
  const listed = kind === 'cancellations' ? 'cancelled' : 'retired'
  return [{ state: said === null || said === 'issued' ? listed : said, happenedOn: retiredOn ?? happenedOn }]
}

/** What a line tells of its credits: that follows from the kind of its file, and only in a file of all units from the line. */
export const readFacts = (layout: Layout, cell: UnitCells): Fact[] => {
  const happenedOn = readDay(cell('happenedOn'), 'Date')
  const retiredOn = readDay(cell('retiredOn'), 'Date of the retirement')
  const said = stateIn(cell('state'))
  if (layout.kind === 'retirements' || layout.kind === 'cancellations')
    return readGone(layout, happenedOn, retiredOn, said)
  if (layout.kind === 'issuances' || layout.columns.retiredOn)
    return readIssued(cell, happenedOn, retiredOn, said)
  if (said) return [{ state: said, happenedOn }]
  throw new LineRefused('The line does not say whether its credits are issued, retired or cancelled')
}
