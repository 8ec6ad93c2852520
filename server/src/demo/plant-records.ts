import type { ColumnMapping, RecordKind } from '@ledgerleaf/contract/registry-records'
import type { Db, Tx } from '../platform/db.ts'
import { writeCsv } from '../platform/write-csv.ts'
import { findPublished, importUpload, keepUpload, stageFile } from '../supply/registry-records/index.ts'
import { daysBefore } from './days-before.ts'
import type { DemoProject, DemoRegistered } from './demo-project.ts'
import { unsoldProjects } from './unsold-projects.ts'

type Unit = {
  registry: string
  registryProjectId: string
  prefix: string
  first: number
  last: number
  startsOn: string
  endsOn: string
}

const projectColumns = {
  projectId: 'Project',
  name: 'Name',
  proponent: 'Proponent',
  country: 'Country',
  methodology: 'Methodology',
  creditingStartsOn: 'Crediting from',
  creditingEndsOn: 'Crediting to',
} as const
const unitColumns = {
  projectId: 'Project',
  prefix: 'Serial prefix',
  first: 'First serial',
  last: 'Last serial',
  vintageStartsOn: 'Vintage from',
  vintageEndsOn: 'Vintage to',
  state: 'State',
} as const

const wholeYear = (year: number) => ({ startsOn: `${year}-01-01`, endsOn: `${year}-12-31` })

const daysOnTheWay = 2
/** The day a file is of that is brought in at an instant. */
export const publishedOn = (at: Date): string => daysBefore(at, daysOnTheWay).toISOString().slice(0, 10)

const unitsOf = (projects: readonly DemoProject[]): Unit[] => [
  ...projects.flatMap(({ registry, registryProjectId, batches }) =>
    batches.map(({ vintage, serialStart: first, serialEnd: last }) => ({
      registry,
      registryProjectId,
      prefix: registryProjectId,
      first,
      last,
      ...wholeYear(vintage),
    })),
  ),
  ...unsoldProjects.flatMap(({ registry, registryProjectId, blocks }) =>
    blocks.map(({ vintage, ...serials }) => ({
      registry,
      registryProjectId,
      ...serials,
      ...wholeYear(vintage),
    })),
  ),
]

type File = { registry: string; kind: RecordKind; columns: ColumnMapping; name: string; text: string }

const writeFile = (
  registry: string,
  kind: RecordKind,
  columns: ColumnMapping,
  rows: readonly string[][],
  asOf: string,
): File => ({
  registry,
  kind,
  columns,
  name: `${registry.toLowerCase().replaceAll(' ', '-')}-${kind}.csv`,
  // The day it was published stands in each row, so a file that says the same again is another file.
  text: writeCsv([[...Object.values(columns), 'Published'], ...rows.map((row) => [...row, asOf])]),
})

const rowOf = ({ registryProjectId, prefix, first, last, startsOn, endsOn }: Unit): string[] => [
  registryProjectId,
  prefix,
  String(first),
  String(last),
  startsOn,
  endsOn,
  'issued',
]

const filesOf = (projects: readonly DemoRegistered[], units: readonly Unit[], asOf: string): File[] =>
  [...new Set(projects.map(({ registry }) => registry))].flatMap((registry) => [
    writeFile(
      registry,
      'projects',
      projectColumns,
      projects
        .filter((project) => project.registry === registry)
        .map((project) => [
          project.registryProjectId,
          project.name,
          project.proponent ?? '',
          project.country ?? '',
          project.methodology ?? '',
          project.creditingStartsOn ?? '',
          project.creditingEndsOn ?? '',
        ]),
      asOf,
    ),
    writeFile(
      registry,
      'units',
      unitColumns,
      units.filter((unit) => unit.registry === registry).map(rowOf),
      asOf,
    ),
  ])

async function* pieces(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

const bringIn = async (
  db: Db,
  tx: Tx,
  { name, text, ...claim }: File,
  { asOf, operatorId }: { asOf: string; operatorId: string },
  at: Date,
): Promise<void> => {
  // Rows that wait are copied over a connection of their own; everything that counts is written here.
  const staged = await stageFile(db, pieces(text), claim, at)
  const { id } = await keepUpload(tx, staged, { ...claim, name, asOf, uploadedBy: operatorId }, at)
  await importUpload(tx, id, operatorId, at)
}

/**
 * The demo's registries publish their files too, and they are brought in by the verbs of an operator's clicks: what is
 * sold in the demo is backed as anything else is. Each file tells all there was by then.
 */
export const plantRecords = async (
  db: Db,
  tx: Tx,
  {
    projects,
    further,
    operatorId,
    yearMax,
  }: { projects: readonly DemoProject[]; further: readonly Unit[]; operatorId: string; yearMax: number },
  at: Date,
): Promise<void> => {
  const asOf = publishedOn(at)
  const units = unitsOf(projects).filter(({ endsOn }) => endsOn <= `${yearMax}-12-31`)
  for (const { name, text, ...claim } of filesOf(
    [...projects, ...unsoldProjects],
    [...units, ...further],
    asOf,
  ))
    await bringIn(db, tx, { name, text, ...claim }, { asOf, operatorId }, at)
}

/** A registry publishes what it has issued so far, and one block more. */
export const publishUnits = async (
  db: Db,
  tx: Tx,
  unit: Unit,
  operatorId: string,
  at: Date,
): Promise<void> => {
  const { registry } = unit
  const known = await findPublished(tx, registry)
  const asOf = publishedOn(at)
  const rows = [...known.map((row) => ({ registry, ...row })), unit].map(rowOf)
  await bringIn(db, tx, writeFile(registry, 'units', unitColumns, rows, asOf), { asOf, operatorId }, at)
}
