import { isBacked } from '@ledgerleaf/contract/backing'
import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { CheckSign, CrossSign } from '../../ui/icons.tsx'

type Item = { done: boolean; text: string }

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const alike = (one: string, other: string): boolean => plain(one) === plain(other)

const itemsOf = (project: ReviewedProject): Item[] => {
  const { blocks, record, likes, documents, checklist, file, name, sellerName } = project
  const backed = blocks.filter(({ backing }) => isBacked(backing)).length
  const open = checklist.filter(({ done }) => !done)
  const read = documents.filter(({ kind, state }) => kind === 'verification' && state === 'read').length
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
    {
      done: open.length === 0,
      text:
        open.length === 0
          ? 'The file is complete'
          : `Open in the file: ${open.map(({ title }) => title).join(', ')}`,
    },
  ]
}

/** What can be checked by counting, before a person judges the rest. */
export const Checks = ({ project }: { project: ReviewedProject }) => (
  <ul className="grid gap-2 text-sm">
    {itemsOf(project).map(({ done, text }) => (
      <li key={text} className="flex gap-2.5">
        {done ? (
          <CheckSign className="mt-0.5 size-4 shrink-0 text-leaf" />
        ) : (
          <CrossSign className="mt-0.5 size-4 shrink-0 text-attention" />
        )}
        <span className={done ? '' : 'text-attention'}>
          <span className="sr-only">{done ? 'In order: ' : 'To look at: '}</span>
          {text}
        </span>
      </li>
    ))}
  </ul>
)
