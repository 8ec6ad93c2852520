import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'
import { countryName } from '../../ui/country-name.ts'
import { writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
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
        ? writeSpan(record.creditingStartsOn, record.creditingEndsOn)
        : null,
    file:
      file.creditingStartsOn && file.creditingEndsOn
        ? writeSpan(file.creditingStartsOn, file.creditingEndsOn)
        : null,
  },
]

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
          className="grid grid-cols-[8rem_1fr_1fr] gap-x-6 pb-2 text-muted text-sm max-sm:hidden"
        >
          <span className="col-start-2">At the registry</span>
          <span>In the seller’s file</span>
        </div>
        {linesOf(record, project).map((line) => (
          <div
            key={line.name}
            className="grid gap-x-6 gap-y-1 border-hairline border-t py-2.5 sm:grid-cols-[8rem_1fr_1fr]"
          >
            <dt className="text-muted">{line.name}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <span className="text-muted sm:sr-only">At the registry: </span>
              {line.record ?? notStated}
            </dd>
            <dd
              className={`[overflow-wrap:anywhere] ${line.record && line.file !== line.record ? 'text-attention' : ''}`}
            >
              <span className="text-muted sm:sr-only">In the seller’s file: </span>
              {line.file ?? notStated}
              {line.record && line.file !== line.record && <span className="block text-fine">differs</span>}
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
