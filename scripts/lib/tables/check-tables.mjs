import { findCircle } from './find-circle.mjs'
import { describedTables, readSource } from './read-source.mjs'

// The lowest first, as the arrows check holds them.
const floors = ['people', 'reading', 'supply', 'use', 'trade', 'views', 'v1']
const rooms = new RegExp(`^server/src/((?:${floors.join('|')})/[^/]+|[^/]+)/`)

/** Whose a file is: a domain in its room, or a room without domains. What stands above them puts the parts together. */
const placeOf = (file) => rooms.exec(file)?.[1] ?? null

/** What stands under all rooms, append-only: whoever knows the ledger may count in it. */
const truth = new Set(['ledger', 'log'])

const floorOf = (place) => floors.indexOf(place.split('/')[0])

/** A room reaches for one above it. */
const goesUp = ({ from, to }) => floorOf(from) >= 0 && floorOf(from) < floorOf(to)

const isView = (place) => place.startsWith('views/')

/** What the migrations have made by the time the last of them ran. A view is what its owner shows to others. */
const relationsIn = (migrations) => {
  const made = new Map()
  const steps =
    /\b(create (?:unlogged )?table|create(?: or replace)?(?: materialized)? view|drop (?:table|view)|alter table)(?: if (?:not )?exists)? "?([a-z_]+)"?( rename to ([a-z_]+))?/g
  for (const [, step, name, , renamed] of migrations
    .toLowerCase()
    .replace(/--[^\n]*/g, '')
    .matchAll(steps)) {
    if (step.startsWith('create')) made.set(name, step.endsWith('view') ? 'view' : 'table')
    else if (step.startsWith('drop') || renamed) made.delete(name)
    if (renamed) made.set(renamed, 'table')
  }
  return made
}

const ownersOf = (owners, relations) => {
  const findings = []
  const ownerOf = new Map()
  for (const [place, tables] of Object.entries(owners))
    for (const table of tables) {
      if (ownerOf.has(table)) findings.push(`${table} has two owners: ${ownerOf.get(table)} and ${place}`)
      if (!relations.has(table)) findings.push(`${place} owns ${table}, which no migration makes`)
      ownerOf.set(table, place)
    }
  for (const table of relations.keys())
    if (!ownerOf.has(table)) findings.push(`${table} has no owner in server/table-owners.json`)
  return { ownerOf, findings }
}

const describedBy = (files, ownerOf) => {
  const findings = []
  const byPlace = new Map()
  for (const [file, text] of files) {
    if (!file.endsWith('.tables.ts')) continue
    const place = placeOf(file)
    const described = describedTables(file, text)
    byPlace.set(place, new Map([...(byPlace.get(place) ?? []), ...described]))
    for (const table of described.values())
      if (ownerOf.get(table) !== place)
        findings.push(`${file} describes ${table}, which belongs to ${ownerOf.get(table)}`)
  }
  return { findings, tableOf: (target, name) => byPlace.get(placeOf(target))?.get(name) }
}

/** Everything one place reaches for in another: by an import, or by naming its table. */
const edgesOf = (files, { ownerOf, tableOf }) => {
  const imports = new Map()
  const uses = new Map()
  const isTable = (word) => ownerOf.has(word)
  for (const [file, text] of files) {
    const from = placeOf(file)
    if (!from) continue
    const read = readSource(file, text, { tableOf, isTable })
    for (const to of read.imports.map(placeOf))
      if (to && to !== from) imports.set(`${from} ${to}`, { from, to })
    for (const { table, writes } of read.uses) {
      const to = ownerOf.get(table)
      if (to === from) continue
      const says = `${from} ${writes ? 'writes' : 'reads'} ${table}`
      const known = uses.get(says) ?? { says, from, to, table, writes, files: new Set() }
      uses.set(says, { ...known, files: known.files.add(file) })
    }
  }
  return { imports: [...imports.values()], uses: [...uses.values()] }
}

const isRefused = ({ from, to, table, writes }, relations) =>
  writes || goesUp({ from, to }) || !(isView(from) || truth.has(to) || relations.get(table) === 'view')

const sayUse = ({ says, to, files }) => `${says}, which belongs to ${to}: ${[...files].join(', ')}`

const countPairs = (edges) => new Set(edges.map(({ from, to }) => `${from} ${to}`)).size

/**
 * Holds that a table is changed by its owner alone, read by others only in `views/` or through a view its owner shows, and
 * that imports and SQL together make no circle.
 */
export const checkTables = ({ files, migrations, owners }) => {
  const relations = relationsIn(migrations)
  const { ownerOf, findings: ofOwners } = ownersOf(owners, relations)
  const { tableOf, findings: ofDescriptions } = describedBy(files, ownerOf)
  const { imports, uses } = edgesOf(files, { ownerOf, tableOf })
  const refused = uses.filter((use) => isRefused(use, relations))
  const circle = findCircle([...imports, ...uses])
  return {
    findings: [
      ...ofOwners,
      ...ofDescriptions,
      ...refused.map(sayUse),
      ...(circle ? [`a circle: ${circle.join(' → ')}`] : []),
    ],
    says: `${imports.length} import edges, ${countPairs(uses)} SQL edges, ${circle ? 'a circle' : 'no circle'}`,
  }
}
