import { writeDays } from '@ledgerleaf/contract/days'
import type { NewBlock } from '@ledgerleaf/contract/project-files'
import type { SerialPrefix } from '@ledgerleaf/contract/serial-grammar'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { areSerialsIssued, canonicalSerials } from '../projects/index.ts'
import { makeWay } from './make-way.ts'
import type { OwnFile } from './own-file.ts'
import { serialBlocks } from './project-files.tables.ts'

const refuse = (field: string, message: string): never => {
  throw new DomainError('invalid_input', { field, message })
}

/** Refuses tonnes of another time than the project is credited for: they are not its tonnes. */
export const checkVintage = (
  { file }: OwnFile,
  { vintageStartsOn, vintageEndsOn }: Pick<NewBlock, 'vintageStartsOn' | 'vintageEndsOn'>,
): void => {
  if (vintageStartsOn > vintageEndsOn) refuse('vintageEndsOn', 'The last day must not come before the first')
  const { creditingStartsOn, creditingEndsOn } = file
  if (!creditingStartsOn || !creditingEndsOn) refuse('vintageStartsOn', 'Enter the crediting period first')
  else if (vintageStartsOn < creditingStartsOn || vintageEndsOn > creditingEndsOn)
    refuse(
      'vintageStartsOn',
      `Outside the crediting period, ${writeDays(creditingStartsOn, creditingEndsOn)}`,
    )
}

/** What a serial itself says of its project and vintage must be what the file says. */
const checkSaid = ({ project }: OwnFile, said: SerialPrefix, block: NewBlock): void => {
  if (said.project && project.registryProjectId && said.project !== project.registryProjectId)
    refuse(
      'serialPrefix',
      `These are serials of ${said.project}; this file is of ${project.registryProjectId}`,
    )
  const { vintageStartsOn, vintageEndsOn } = block
  if (said.year && !(vintageStartsOn <= `${said.year}-12-31` && vintageEndsOn >= `${said.year}-01-01`))
    refuse('vintageStartsOn', `By its serials this block is of ${said.year}`)
  const { startsOn, endsOn } = said
  if (startsOn && endsOn && (startsOn !== vintageStartsOn || endsOn !== vintageEndsOn))
    refuse('vintageStartsOn', `By its serials this vintage is ${writeDays(startsOn, endsOn)}`)
}

/** Enters a serial block. The database lets no two of one registry overlap, also at the same moment. */
export const addBlock = async (tx: Tx, own: OwnFile, block: NewBlock, now: Date): Promise<{ id: string }> => {
  const { registry } = own.project
  if (!registry) return refuse('serialPrefix', 'Choose the registry first')
  if (block.serialStart > block.serialEnd)
    refuse('serialEnd', 'The last serial must not come before the first')
  checkVintage(own, block)
  const said = canonicalSerials(registry, block.serialPrefix)
  checkSaid(own, said, block)
  const serials = { registry, space: said.space, first: block.serialStart, last: block.serialEnd }
  if (await areSerialsIssued(tx, serials)) throw new DomainError('serials_issued', { field: 'serialStart' })
  const entered = { ...block, serialPrefix: said.prefix, serialSpace: said.space }
  const values = { projectId: own.project.id, registry, ...entered, createdAt: now }
  const enter = async () => {
    const id = newId(now.getTime())
    const added = await tx
      .insert(serialBlocks)
      .values({ id, ...values })
      .onConflictDoNothing()
      .returning()
    return added.length > 0 ? id : null
  }
  const id = await enter()
  if (id) return { id }
  const { sellerId, id: projectId } = own.project
  const inTheWay = await makeWay(tx, { sellerId, projectId }, serials, now)
  const freed = inTheWay === null ? await enter() : null
  if (freed) return { id: freed }
  const message = inTheWay ?? 'These serial numbers overlap a block that is entered already.'
  throw new DomainError('serials_issued', { field: 'serialStart', message })
}
