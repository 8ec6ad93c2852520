import { writeDays } from '@ledgerleaf/contract/days'
import type { Proposal, StatedVintage } from '@ledgerleaf/contract/documents'
import type { ProjectFile, SerialBlock } from '@ledgerleaf/contract/project-files'
import type { Reader } from '../../platform/db.ts'
import { findOpenProposals, type ProjectFact, writeMethodologies } from '../../supply/documents/index.ts'

const isEntered = ({ block }: Proposal, blocks: readonly SerialBlock[]): boolean =>
  block !== null &&
  blocks.some(
    ({ serialPrefix, serialStart, serialEnd }) =>
      serialPrefix === block.prefix && serialStart <= block.first && serialEnd >= block.last,
  )

const isSaid = ({ field, value }: Proposal, file: ProjectFile): boolean => {
  const said = file[field as keyof ProjectFile]
  return field === 'methodology' && typeof said === 'string'
    ? writeMethodologies(said) === value
    : String(said) === value
}

/** What was read for the file and is not in it yet: what the file says already needs no word of the seller. */
export const findNewProposals = async (
  db: Reader,
  projectId: string,
  file: ProjectFile,
  blocks: readonly SerialBlock[],
): Promise<Proposal[]> =>
  (await findOpenProposals(db, projectId)).filter((proposal) =>
    proposal.block ? !isEntered(proposal, blocks) : !isSaid(proposal, file),
  )

/** What the documents state of each vintage, for the seller to hold against the blocks of the file. */
export const statedVintages = (facts: readonly ProjectFact[]): StatedVintage[] =>
  facts.flatMap(({ kind, details, documentId, documentName, page, quote }) => {
    if (kind !== 'vintage' || !details?.quantity) return []
    const vintage = details.year
      ? String(details.year)
      : writeDays(details.startsOn ?? '', details.endsOn ?? '')
    return [{ vintage, quantity: details.quantity, documentId, documentName, page, quote }]
  })
