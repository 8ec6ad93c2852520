import { isBacked } from './backing.ts'
import type { ReviewedProject } from './operator.ts'

export type ReviewCheck = { done: boolean; text: string }

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
  if (!record) return { done: false, text: 'Name and country could not be compared: there is no record' }
  const differences = [
    ...(record.name === name ? [] : [`The record is of “${record.name}”, the file of “${name}”`]),
    ...(record.country === null || record.country === file.country
      ? []
      : [`The record says ${record.country}, the file ${file.country ?? 'no country'}`]),
  ]
  return differences.length === 0
    ? { done: true, text: 'Name and country are as in the record' }
    : { done: false, text: differences.join('. ') }
}

const tellOwner = ({ record, sellerName }: ReviewedProject): ReviewCheck => {
  const owner = record?.proponent
  if (!owner) return { done: true, text: 'No record names another owner' }
  return alike(owner, sellerName)
    ? { done: true, text: `The registry names the seller, ${owner}, as owner` }
    : { done: false, text: `The registry names ${owner} as owner, the seller is ${sellerName}` }
}

const tellBlocks = ({ blocks }: ReviewedProject): ReviewCheck => {
  const backed = blocks.filter(({ backing }) => isBacked(backing)).length
  const count = blocks.length
  if (count === 0) return { done: false, text: 'No serial block is entered' }
  if (backed < count)
    return {
      done: false,
      text: `Serial blocks that do not stand at their registry: ${count - backed} of ${count}`,
    }
  const all =
    count === 1
      ? 'The serial block stands at its registry'
      : `All ${count} serial blocks stand at their registry`
  return { done: true, text: all }
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
    },
    { done: read > 0, text: read > 0 ? 'A verification report was read' : 'No verification report was read' },
    ...(others.length > 0
      ? [{ done: false, text: `Its documents are of another project: ${others.join(', ')}` }]
      : []),
    {
      done: open.length === 0,
      text:
        open.length === 0
          ? 'The file is complete'
          : `Open in the file: ${open.map(({ title }) => title).join(', ')}`,
    },
  ]
}
