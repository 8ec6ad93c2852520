import { writeDays } from '@ledgerleaf/contract/days'
import type { FilePatch } from '@ledgerleaf/contract/project-files'
import { findRegistry, refuseRegistryId, writeRegistryId } from '@ledgerleaf/contract/registries'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { canonicalMethodology } from '../documents/index.ts'
import { describeProject, findBatchIds } from '../projects/index.ts'
import { findVintages } from './block-queries.ts'
import { lockOwnFile, type OwnFile } from './own-file.ts'
import { projectFiles } from './project-files.tables.ts'
import { reopenReview } from './reopen-review.ts'
import { rescore } from './rescore.ts'

const refuse = (field: string, message: string): never => {
  throw new DomainError('invalid_input', { field, message })
}

/** An empty text is no text: the field is open again. */
const orNull = <T>(value: T | '' | null | undefined): T | null | undefined => (value === '' ? null : value)

const checkRegistry = async (tx: Tx, { project }: OwnFile, patch: FilePatch): Promise<void> => {
  const registry = orNull(patch.registry)
  if (registry && !findRegistry(registry)) refuse('registry', 'Choose a registry from the list')
  if (registry !== undefined && registry !== project.registry) {
    const vintages = await findVintages(tx, project.id)
    if (vintages.length > 0)
      refuse('registry', 'Remove the serial blocks first: their numbers belong to the registry')
  }
}

/** An id of another registry's pattern is refused; one that was entered under the old registry is dropped with it. */
const readRegistryId = ({ project }: OwnFile, patch: FilePatch): string | null | undefined => {
  const typed = orNull(patch.registryProjectId)
  const registry = patch.registry === undefined ? project.registry : orNull(patch.registry)
  if (typed) {
    const why = refuseRegistryId(registry ?? '', typed)
    return why ? refuse('registryProjectId', why) : writeRegistryId(registry ?? '', typed)
  }
  if (typed === null) return null
  const kept = project.registryProjectId
  const stillFits = kept !== null && registry && refuseRegistryId(registry, kept) === null
  return patch.registry === undefined || stillFits ? undefined : null
}

const checkPeriod = async (tx: Tx, { project, file }: OwnFile, patch: FilePatch): Promise<void> => {
  const { creditingStartsOn, creditingEndsOn } = patch
  if (creditingStartsOn === undefined && creditingEndsOn === undefined) return
  const field = creditingEndsOn === undefined ? 'creditingStartsOn' : 'creditingEndsOn'
  const startsOn = creditingStartsOn === undefined ? file.creditingStartsOn : creditingStartsOn
  const endsOn = creditingEndsOn === undefined ? file.creditingEndsOn : creditingEndsOn
  if (startsOn && endsOn && startsOn > endsOn) refuse(field, 'The last day must not come before the first')
  for (const vintage of await findVintages(tx, project.id))
    if ((startsOn && vintage.startsOn < startsOn) || (endsOn && vintage.endsOn > endsOn))
      refuse(field, `The vintage ${writeDays(vintage.startsOn, vintage.endsOn)} would lie outside`)
}

/**
 * What tells these credits from others, and what holdings, certificates and reports say of them: as it was when the first
 * of them were issued.
 */
const identity = [
  'name',
  'registry',
  'registryProjectId',
  'methodology',
  'category',
  'mechanism',
  'country',
] as const

type Fields = Readonly<Record<string, unknown>>

/** The names of what would be another than it is; an undefined value leaves a field as it is. */
const changedFields = (now: Fields, next: Fields): string[] =>
  Object.keys(next).filter(
    (name) => next[name] !== undefined && JSON.stringify(next[name]) !== JSON.stringify(now[name]),
  )

const refuseFrozen = async (tx: Tx, projectId: string, changed: readonly string[]): Promise<void> => {
  const field = identity.find((name) => changed.includes(name))
  if (field && (await findBatchIds(tx, projectId)).length > 0)
    throw new DomainError('identity_frozen', { field })
}

/** What a patch says of the project itself, and of its file. */
const readPatch = (own: OwnFile, patch: FilePatch) => {
  const methodology = orNull(patch.methodology)
  const described = {
    name: patch.name,
    category: patch.category,
    mechanism: patch.mechanism,
    registry: orNull(patch.registry),
    registryProjectId: readRegistryId(own, patch),
    country: patch.country,
    methodology,
  }
  const filed = {
    summary: orNull(patch.summary),
    siteLatitude: patch.siteLatitude,
    siteLongitude: patch.siteLongitude,
    creditingStartsOn: patch.creditingStartsOn,
    creditingEndsOn: patch.creditingEndsOn,
    durabilityYears: patch.durabilityYears,
    additionalityStatement: orNull(patch.additionalityStatement),
    legallyRequired: patch.legallyRequired,
    creditsHeld: patch.creditsHeld,
    startedOn: patch.startedOn,
    removalPercent: patch.removalPercent,
    changesStatement: orNull(patch.changesStatement),
    accountabilityStatement: orNull(patch.accountabilityStatement),
    calculationStatement: orNull(patch.calculationStatement),
    labels: patch.labels,
    ...(methodology === undefined
      ? {}
      : {
          methodologyRaw: methodology,
          methodologyId: methodology === null ? null : canonicalMethodology(methodology),
        }),
  }
  return { described, filed }
}

/** Saves what was typed so far. A field that cannot be right is refused by name, and what was kept stays. */
export const saveFile = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  patch: FilePatch,
  now: Date,
): Promise<void> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  await checkRegistry(tx, own, patch)
  await checkPeriod(tx, own, patch)
  const { described, filed } = readPatch(own, patch)
  const changed = [...changedFields(own.project, described), ...changedFields(own.file, filed)]
  if (changed.length === 0) return
  await refuseFrozen(tx, projectId, changed)
  await describeProject(tx, projectId, described)
  await tx
    .update(projectFiles)
    .set({ ...filed, updatedAt: now })
    .where(eq(projectFiles.projectId, projectId))
  await reopenReview(tx, own)
  await rescore(tx, projectId, now)
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
