import { readLabel } from '../src/rules/read-label.ts'

/** What a label says in one line, for tables of labels: "scope 2 location total", "category 6", "intensity scope 1". */
export const tellLabel = (text: string): string => {
  const label = readLabel(text)
  const { scopes, method, bothMethods, category, isoCategory, direct, kinds } = label
  return [
    ...kinds,
    ...(scopes.length > 0 ? [`scope ${scopes.join('+')}`] : []),
    ...(isoCategory !== null ? [`iso ${isoCategory}`] : []),
    ...(category !== null ? [`category ${category}`] : []),
    ...(label.severalCategories ? ['categories'] : []),
    ...(method ? [method] : bothMethods ? ['both methods'] : []),
    ...(direct && scopes.length === 0 ? [direct] : []),
    ...(label.gross ? ['gross'] : label.total ? ['total'] : []),
    ...(label.energy ? ['energy'] : []),
    ...(label.emission ? [] : ['no emission']),
    ...(label.baseline ? ['baseline'] : []),
    ...(label.partOf ? ['part of'] : label.component ? ['source'] : []),
    ...(label.subset ? ['subset'] : []),
    ...(label.whole ? ['whole'] : []),
  ].join(' ')
}
