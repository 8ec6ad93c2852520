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

/** What can be checked by counting, before a person judges the rest. Whoever approves against one of them says why. */
export const reviewChecks = (project: ReviewedProject): ReviewCheck[] => {
  const { blocks, record, likes, documents, checklist, file, name, sellerName } = project
  const backed = blocks.filter(({ backing }) => isBacked(backing)).length
  const open = checklist.filter(({ done }) => !done)
  const read = documents.filter(({ kind, state }) => kind === 'verification' && state === 'read').length
  const others = otherNumbers(project)
  return [
    {
      done: blocks.length > 0 && backed === blocks.length,
      text: `${backed} of ${blocks.length} serial blocks stand at their registry`,
    },
    {
      done: record !== null,
      text: record ? 'The registry knows the project' : 'No record of the project is here',
    },
    {
      done: record?.name === name && (record.country === null || record.country === file.country),
      text: 'Name and country are as in the record',
    },
    {
      done: !record?.proponent || alike(record.proponent, sellerName),
      text: record?.proponent
        ? `The registry names ${record.proponent} as owner, the seller is ${sellerName}`
        : 'The record names no owner',
    },
    {
      done: likes.length === 0,
      text: likes.length === 0 ? 'No other seller entered it' : `${likes.length} others entered it`,
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
