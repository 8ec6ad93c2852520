import type { FilePatch, NewBlock, ProjectDetail } from '@ledgerleaf/contract/project-files'
import type { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'

type Known = Pick<ProjectDetail, 'file' | 'blocks'>

/** What the record tells and the file does not say yet. What a seller typed stays. */
export const missingFields = ({ file }: Known, record: RegistryLookup): FilePatch => {
  const told = {
    country: record.country,
    methodology: record.methodology,
    creditingStartsOn: record.creditingStartsOn,
    creditingEndsOn: record.creditingEndsOn,
  }
  return Object.fromEntries(
    Object.entries(told).filter(
      ([field, value]) => value !== null && file[field as keyof typeof told] === null,
    ),
  )
}

/** Where the record and the file differ, in words. */
export const differences = (
  { name, file }: Pick<ProjectDetail, 'name' | 'file'>,
  record: RegistryLookup,
): string[] => {
  const pairs: [string, string | null, string | null][] = [
    ['its name', name, record.name],
    ['its country', file.country, record.country],
    ['the start of its crediting period', file.creditingStartsOn, record.creditingStartsOn],
    ['the end of its crediting period', file.creditingEndsOn, record.creditingEndsOn],
  ]
  return pairs.flatMap(([what, own, told]) => (own && told && own !== told ? [`${what}: ${told}`] : []))
}

const isEntered = ({ blocks }: Known, block: RegistryLookup['blocks'][number]): boolean =>
  blocks.some(
    ({ serialPrefix, serialStart, serialEnd }) =>
      serialPrefix === block.prefix &&
      serialStart <= (block.lastSerial ?? 0) &&
      serialEnd >= (block.firstSerial ?? 0),
  )

/** Blocks of the record that are whole, neither retired nor cancelled, and not in the file. */
export const missingBlocks = (known: Known, record: RegistryLookup): NewBlock[] =>
  record.blocks.flatMap((block) => {
    const { prefix, firstSerial, lastSerial, vintageStartsOn, vintageEndsOn, quantity, active } = block
    const isWhole = active === quantity && quantity > 0
    if (!prefix || firstSerial === null || lastSerial === null || !vintageStartsOn || !vintageEndsOn)
      return []
    if (!isWhole || isEntered(known, block)) return []
    return [
      {
        serialPrefix: prefix,
        serialStart: firstSerial,
        serialEnd: lastSerial,
        vintageStartsOn,
        vintageEndsOn,
      },
    ] as NewBlock[]
  })
