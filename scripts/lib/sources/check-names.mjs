import ts from 'typescript'

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

const makesType = (node) =>
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node)

const isOurs = (file) =>
  /^(contract|provenance|esg|server|web)\/src\//.test(file) &&
  !/\.(test|spec)\.tsx?$/.test(file) &&
  !file.startsWith('server/src/testing/')

/** Where each exported type is made; a door that hands it on makes none. */
const placesOf = (sources) => {
  const places = new Map()
  for (const { file, source } of sources) {
    if (!isOurs(file)) continue
    for (const node of source.statements)
      if (makesType(node) && isExported(node) && node.name)
        places.set(node.name.text, [...(places.get(node.name.text) ?? []), file])
  }
  return places
}

/**
 * The one thing that is said twice: what the engine finds in a report. The engine stands alone and the contract imports
 * only the schema library, so each says it for itself, and the server, which knows both, does not compile where they differ.
 */
const engine = 'esg/src/types.ts'
export const twins = {
  EmissionSource: ['contract/src/findings.ts', engine],
  Evidence: ['contract/src/findings.ts', engine],
  Finding: ['contract/src/findings.ts', engine],
  Flag: ['contract/src/findings.ts', engine],
  Intensity: ['contract/src/findings.ts', engine],
  Metric: ['contract/src/metrics.ts', engine],
  Target: ['contract/src/findings.ts', engine],
}

/** The types that the glossary names: `` `SerialRange` ``. */
const namedIn = (glossary) =>
  new Set(Array.from(glossary.matchAll(/`([A-Z][A-Za-z]+)`/g), ([, name]) => name))

/** Holds that the name of an exported type means one thing, and that the types the glossary names are there. */
export const checkNames = ({ sources, glossary, allowed = twins }) => {
  const places = placesOf(sources)
  const isAllowed = (name, files) =>
    files.length === allowed[name]?.length && files.every((file) => allowed[name].includes(file))
  return [
    ...[...places]
      .filter(([name, files]) => files.length > 1 && !isAllowed(name, files))
      .map(([name, files]) => `${name} is made in ${files.length} places: ${files.join(', ')}`),
    ...Object.keys(allowed)
      .filter((name) => (places.get(name)?.length ?? 0) < 2)
      .map((name) => `${name} is made once: take it out of the twins`),
    ...[...namedIn(glossary)]
      .filter((name) => !places.has(name))
      .map((name) => `docs/glossary.md names ${name}, which nobody exports`),
  ]
}
