import { ProposedBlock } from '@ledgerleaf/contract/documents'
import { type FoundBlockRow, NewBlock } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { endProposal, lockProposal } from '../documents/index.ts'
import { addBlock } from './add-block.ts'
import type { OwnFile } from './own-file.ts'

const later = (a: string, b: string | null) => (b !== null && b > a ? b : a)
const earlier = (a: string, b: string | null) => (b !== null && b < a ? b : a)

/** A vintage that is named by its year alone reaches as far as the crediting period does. */
const vintageOf = ({ year, startsOn, endsOn }: ProposedBlock, { file }: OwnFile) => {
  if (startsOn && endsOn) return { vintageStartsOn: startsOn, vintageEndsOn: endsOn }
  if (year === null) return null
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const vintageStartsOn = later(first, file.creditingStartsOn)
  const vintageEndsOn = earlier(last, file.creditingEndsOn)
  // A year outside of it stays as it is, and is refused as one that is typed would be.
  return vintageStartsOn <= vintageEndsOn
    ? { vintageStartsOn, vintageEndsOn }
    : { vintageStartsOn: first, vintageEndsOn: last }
}

const enter = async (tx: Tx, own: OwnFile, block: ProposedBlock, now: Date): Promise<void> => {
  if (own.project.registry && own.project.registry !== block.registry)
    throw new DomainError('invalid_input', {
      message: `These are serials of ${block.registry}; this file is of ${own.project.registry}`,
    })
  const vintage = vintageOf(block, own)
  if (!vintage)
    throw new DomainError('invalid_input', {
      message: 'The document does not say of which vintage these are. Enter them by hand.',
    })
  const typed = { serialPrefix: block.prefix, serialStart: block.first, serialEnd: block.last }
  await addBlock(tx, own, NewBlock.parse({ ...vintage, ...typed }), now)
}

const addOne = async (tx: Tx, own: OwnFile, proposalId: string, now: Date): Promise<FoundBlockRow> => {
  const proposal = isId(proposalId) ? await lockProposal(tx, own.project.id, proposalId) : undefined
  if (!proposal?.block) return { proposalId, added: false, message: 'This is no longer there.' }
  const block = ProposedBlock.parse(proposal.block)
  try {
    await enter(tx, own, block, now)
    await endProposal(tx, proposal.id, 'accepted')
    return { proposalId, added: true, message: `${block.quantity.toLocaleString('en-US')} credits` }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { proposalId, added: false, message: error.message }
  }
}

/** Enters the blocks that were read, each by the verb that enters one that is typed, and says what became of each. */
export const addFoundBlocks = async (
  tx: Tx,
  own: OwnFile,
  proposalIds: readonly string[],
  now: Date,
): Promise<FoundBlockRow[]> => {
  const rows: FoundBlockRow[] = []
  for (const proposalId of new Set(proposalIds)) rows.push(await addOne(tx, own, proposalId, now))
  return rows
}
