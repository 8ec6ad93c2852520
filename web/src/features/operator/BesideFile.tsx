import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'
import { EqualNot, Minus } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeDate, writePeriod, writeWhole } from '../../ui/format.ts'
import { CheckSign } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

const sameWords = {
  registry_id: 'has the same number at the registry',
  name: 'has the same name',
} as const

/** Others who entered what cannot be told from this project. */
export const LikeProjects = ({ likes }: Pick<ReviewedProject, 'likes'>) =>
  likes.length === 0 ? null : (
    <Notice tone="attention" title="Another seller entered this project">
      <ul className="grid gap-1">
        {likes.map(({ id, name, sellerName, same }) => (
          <li key={id}>
            <TextLink to={`?project=${id}`}>{name}</TextLink> of {sellerName} {sameWords[same]}.
          </li>
        ))}
      </ul>
    </Notice>
  )

const sumOf = (blocks: RegistryLookup['blocks']) => blocks.reduce((sum, { quantity }) => sum + quantity, 0)

const notStated = <span className="text-muted">not stated</span>
const cannotCompare = <span className="text-muted">not stated, cannot be compared</span>

type Line = { name: string; record: string | null; file: string | null }

const linesOf = (record: RegistryLookup, { name, file }: Pick<ReviewedProject, 'name' | 'file'>): Line[] => [
  { name: 'Name', record: record.name, file: name },
  {
    name: 'Country',
    record: record.country ? countryName(record.country) : record.countryText,
    file: file.country && countryName(file.country),
  },
  { name: 'Methodology', record: record.methodology, file: file.methodology },
  {
    name: 'Crediting period',
    record:
      record.creditingStartsOn && record.creditingEndsOn
        ? writePeriod(record.creditingStartsOn, record.creditingEndsOn)
        : null,
    file:
      file.creditingStartsOn && file.creditingEndsOn
        ? writePeriod(file.creditingStartsOn, file.creditingEndsOn)
        : null,
  },
]

const differs = ({ record, file }: Line): boolean => record !== null && file !== record

/** Whether both say the same; a dash where the registry says nothing to compare with. */
const Sign = ({ line }: { line: Line }) => {
  if (line.record === null)
    return <Minus aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
  const Drawn = differs(line) ? EqualNot : CheckSign
  return (
    <>
      <Drawn
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn('mt-0.5 size-4 shrink-0', differs(line) ? 'text-attention' : 'text-leaf')}
      />
      <span className="sr-only">{differs(line) ? 'Differs: ' : 'The same: '}</span>
    </>
  )
}

/** The registry's own record beside what the seller says; a difference is marked. */
export const RegistryRecord = ({ project }: { project: ReviewedProject }) => {
  const { record, file } = project
  if (!record)
    return (
      <p className="text-muted">
        {file.registryProjectId
          ? `${file.registry} ${file.registryProjectId} is not in the records that are here. `
          : 'The file names no registry id. '}
        <TextLink to="/operator/registries">Bring in a registry’s file</TextLink>
      </p>
    )
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 text-sm">
        <div
          aria-hidden="true"
          className="grid grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)] gap-x-4 pb-2 text-muted text-sm max-sm:hidden"
        >
          <span className="col-start-2">At the registry</span>
          <span>In the seller’s file</span>
        </div>
        {linesOf(record, project).map((line) => (
          <div
            key={line.name}
            className="grid gap-x-4 gap-y-1 border-hairline border-t py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="flex items-start gap-2.5 text-muted">
              <Sign line={line} />
              {line.name}
            </dt>
            <dd className="[overflow-wrap:anywhere]">
              <span className="text-muted sm:sr-only">At the registry: </span>
              {line.record ?? cannotCompare}
            </dd>
            <dd className={`[overflow-wrap:anywhere] ${differs(line) ? 'text-attention' : ''}`}>
              <span className="text-muted sm:sr-only">In the seller’s file: </span>
              {line.file ?? notStated}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {record.blocks.length} {record.blocks.length === 1 ? 'issuance' : 'issuances'} of{' '}
        {writeWhole(sumOf(record.blocks))} credits, as of {writeDate(record.asOf)}.
        {record.proponent && ` Its owner there: ${record.proponent}.`}{' '}
        {record.url && (
          <a href={record.url} target="_blank" rel="noreferrer" className={textLinkLook}>
            Open at {record.registry}
          </a>
        )}
      </p>
    </div>
  )
}
