import { createHash } from 'node:crypto'
import type { UnitField, UnitState } from '@ledgerleaf/contract/registry-records'
import { readSerial, readSerialPrefix, type SerialPrefix } from '@ledgerleaf/contract/serial-grammar'
import type { Cells, Layout } from './layout.ts'
import { cut, LineRefused, readDay, readWhole } from './read-cells.ts'
import { readFacts } from './read-facts.ts'
import { readProjectId } from './read-project.ts'

export type UnitRecord = {
  projectId: string
  state: UnitState
  rowKey: string
  space: string | null
  prefix: string | null
  firstSerial: number | null
  lastSerial: number | null
  quantity: number
  kilograms: number | null
  vintageStartsOn: string | null
  vintageEndsOn: string | null
  happenedOn: string | null
  beneficiary: string | null
  accountHolder: string | null
  reason: string | null
  details: string | null
  externalId: string | null
  url: string | null
}

type UnitCells = Cells<UnitField>
type Block = { said: SerialPrefix | null; first: number | null; last: number | null; quantity: number }

const inFigures = (value: number): string => value.toLocaleString('en-US')

const serialMax = 300

const readPrefix = (registry: string, text: string): SerialPrefix => {
  const said = text.length <= serialMax ? readSerialPrefix(registry, text) : null
  if (!said) throw new LineRefused(`“${text.slice(0, 80)}” is no serial of ${registry}`)
  return said
}

const readQuantity = (cell: UnitCells): number | null => {
  const kilograms = readWhole(cell('kilograms'), 'Kilograms')
  return kilograms === null ? readWhole(cell('quantity'), 'Quantity') : Math.floor(kilograms / 1000)
}

const countBlock = (said: SerialPrefix, first: number, last: number, quantity: number | null): Block => {
  if (last < first) throw new LineRefused(`The serials end at ${last}, before they begin at ${first}`)
  if (quantity !== null && quantity !== last - first + 1)
    throw new LineRefused(
      `The serials are ${inFigures(last - first + 1)} credits, the quantity says ${inFigures(quantity)}`,
    )
  return { said, first, last, quantity: last - first + 1 }
}

/** Which credits a line is about: those its serial names, or so many of a project. */
const readBlock = ({ registry, countsFromOne }: Layout, cell: UnitCells): Block => {
  const quantity = readQuantity(cell)
  const serial = cell('serial')
  if (serial !== '') {
    const read = serial.length <= serialMax ? readSerial(registry, serial) : null
    if (!read) throw new LineRefused(`“${serial.slice(0, 80)}” is no serial of ${registry}`)
    return countBlock(read, read.first, read.last, quantity)
  }
  const prefix = cell('prefix')
  const [first, last] = [readWhole(cell('first'), 'First serial'), readWhole(cell('last'), 'Last serial')]
  // In its first year Cercarbono counted from 0.
  if (prefix !== '' && first !== null && last !== null)
    return countBlock(readPrefix(registry, prefix), first, last, quantity)
  if (quantity === null) throw new LineRefused('The line says neither serials nor a quantity')
  if (prefix === '') return { said: null, first: null, last: null, quantity }
  const said = readPrefix(registry, prefix)
  return countsFromOne && quantity > 0
    ? { said, first: 1, last: quantity, quantity }
    : { said, first: null, last: null, quantity }
}

const readVintage = (cell: UnitCells, said: SerialPrefix | null): [string | null, string | null] => {
  const starts = readDay(cell('vintageStartsOn'), 'Start of the vintage')
  const ends = readDay(cell('vintageEndsOn'), 'End of the vintage')
  if (starts && ends) return [starts, ends]
  const text = cell('vintage')
  const [from = '', to = ''] = text.split(' / ')
  if (to) return [readDay(from, 'Start of the vintage'), readDay(to, 'End of the vintage')]
  const year = /^(\d{4})(\.0)?$/.exec(text)?.[1] ?? said?.year
  if (year) return [`${year}-01-01`, `${year}-12-31`]
  return [starts ?? said?.startsOn ?? null, ends ?? said?.endsOn ?? null]
}

const keyMax = 300
const shorten = (key: string): string =>
  key.length <= keyMax ? key : createHash('sha256').update(key).digest('hex')

/** By what the line is known again in the next file: its serials, the registry's own id, or else all that does not change. */
const keyOf = (layout: Layout, cell: UnitCells, state: UnitState, block: Block): string => {
  const externalId = cell('externalId')
  const { said, first, last } = block
  if (externalId !== '')
    return shorten([state, externalId, cell('projectId'), cell('vintageStartsOn')].join(':'))
  if (said && layout.countsFromOne) return `${state}:${said.prefix}`
  if (said && first !== null) return `${state}:${said.prefix}:${first}-${last}`
  const fields = [
    'projectId',
    'prefix',
    'vintage',
    'vintageStartsOn',
    'vintageEndsOn',
    'happenedOn',
    'key',
  ] as const
  return shorten([state, ...fields.map(cell)].join(':'))
}

const projectOf = (layout: Layout, cell: UnitCells, said: SerialPrefix | null): string => {
  const written = readProjectId(layout, cell('projectId'))
  if (said?.project && written && said.project !== written)
    throw new LineRefused(`The line is about ${written}, its serial about ${said.project}`)
  const projectId = written || said?.project
  if (!projectId) throw new LineRefused('The line does not say which project it is about')
  return projectId
}

type Common = Omit<UnitRecord, 'state' | 'rowKey' | 'happenedOn' | 'beneficiary' | 'reason' | 'details'>

const readCommon = (layout: Layout, cell: UnitCells, { said, first, last, quantity }: Block): Common => {
  const [vintageStartsOn, vintageEndsOn] = readVintage(cell, said)
  const url = cell('url')
  return {
    projectId: projectOf(layout, cell, said),
    space: said?.space ?? null,
    prefix: said?.prefix ?? null,
    firstSerial: first,
    lastSerial: last,
    quantity,
    kilograms: readWhole(cell('kilograms'), 'Kilograms'),
    vintageStartsOn,
    vintageEndsOn,
    accountHolder: cut(cell('accountHolder'), 500),
    externalId: cut(cell('externalId'), 100),
    url: url && /^https?:\/\/\S{3,500}$/i.test(url) ? url : null,
  }
}

/** What a line of a registry's file says: credits issued, retired or cancelled, and of some files two of these. */
export const readUnits = (layout: Layout, cell: UnitCells): UnitRecord[] => {
  const block = readBlock(layout, cell)
  const common = readCommon(layout, cell, block)
  const words = {
    beneficiary: cut(cell('beneficiary'), 500),
    reason: cut(cell('reason'), 500),
    details: cut(cell('details')),
  }
  return readFacts(layout, cell).map(({ state, happenedOn }) => ({
    ...common,
    ...(state === 'issued' ? { beneficiary: null, reason: null, details: null } : words),
    state,
    rowKey: keyOf(layout, cell, state, block),
    happenedOn,
  }))
}
