import { isBacked } from './backing.ts'
import type { ReviewedProject } from './operator.ts'

/** The parts of what a reviewer reads. */
export type EvidencePart =
  | 'changes'
  | 'file'
  | 'documents'
  | 'photographs'
  | 'serials'
  | 'record'
  | 'stated'
  | 'score'
  | 'others'

/** `about` is the part it was counted from. */
export type ReviewCheck = { done: boolean; text: string; about: EvidencePart }

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const alike = (one: string, other: string): boolean => plain(one) === plain(other)

/** What the documents state of the project's number there, where it is another than the file says. */
const otherNumbers = ({ stated, file }: ReviewedProject): string[] => {
  const own = plain(file.registryProjectId ?? '')
  const digits = own.replace(/\D/g, '')
  const said = stated.filter(({ kind }) => kind === 'project_id').map(({ value }) => value)
  return [...new Set(said)].filter((value) => own !== '' && plain(value).replace(/\D/g, '') !== digits)
}

/** By its result: a sentence with a cross beside it must not read as if it were so. */
const tellName = ({ record, name, file }: ReviewedProject): ReviewCheck => {
  const about = 'record'
  if (!record)
    return { done: false, text: 'Name and country could not be compared: there is no record', about }
  const differences = [
    ...(record.name === name ? [] : [`The record is of “${record.name}”, the file of “${name}”`]),
    ...(record.country === null || record.country === file.country
      ? []
      : [`The record says ${record.country}, the file ${file.country ?? 'no country'}`]),
  ]
  const same =
    record.country === null
      ? 'The name is as in the record, which gives no country'
      : 'Name and country are as in the record'
  return differences.length === 0
    ? { done: true, text: same, about }
    : { done: false, text: differences.join('. '), about }
}

const tellOwner = ({ record, sellerName }: ReviewedProject): ReviewCheck => {
  const about = 'record'
  const owner = record?.proponent
  if (!owner) return { done: true, text: 'No record names another owner', about }
  return alike(owner, sellerName)
    ? { done: true, text: `The registry names the seller, ${owner}, as owner`, about }
    : { done: false, text: `The registry names ${owner} as owner, the seller is ${sellerName}`, about }
}

const tellBlocks = ({ blocks }: ReviewedProject): ReviewCheck => {
  const about = 'serials'
  const backed = blocks.filter(({ backing }) => isBacked(backing)).length
  const count = blocks.length
  if (count === 0) return { done: false, text: 'No serial block is entered', about }
  if (backed < count)
    return {
      done: false,
      text: `Serial blocks that do not stand at their registry: ${count - backed} of ${count}`,
      about,
    }
  const all =
    count === 1
      ? 'The serial block stands at its registry'
      : `All ${count} serial blocks stand at their registry`
  return { done: true, text: all, about }
}

/** What can be checked by counting, before a person judges the rest. Whoever approves against one of them says why. */
export const reviewChecks = (project: ReviewedProject): ReviewCheck[] => {
  const { record, likes, documents, checklist } = project
  const open = checklist.filter(({ done }) => !done)
  const read = documents.filter(({ kind, state }) => kind === 'verification' && state === 'read').length
  const others = otherNumbers(project)
  return [
    tellBlocks(project),
    {
      done: record !== null,
      text: record ? 'The registry knows the project' : 'No record of the project is here',
      about: 'record',
    },
    tellName(project),
    tellOwner(project),
    {
      done: likes.length === 0,
      text:
        likes.length === 0
          ? 'No other seller entered it'
          : likes.length === 1
            ? 'Another seller entered it too'
            : `${likes.length} other sellers entered it too`,
      about: 'others',
    },
    {
      done: read > 0,
      text: read > 0 ? 'A verification report was read' : 'No verification report was read',
      about: 'documents',
    },
    ...(others.length > 0
      ? [
          {
            done: false,
            text: `Its documents are of another project: ${others.join(', ')}`,
            about: 'stated' as const,
          },
        ]
      : []),
    {
      done: open.length === 0,
      text:
        open.length === 0
          ? 'The file is complete'
          : `Open in the file: ${open.map(({ title }) => title).join(', ')}`,
      about: 'file',
    },
  ]
}
