import type { ProjectPage } from '@ledgerleaf/contract/market'
import { cn } from '../../../ui/cn.ts'
import { writeDate } from '../../../ui/format.ts'

const unknown = 'Not stated yet'

const atRegistry = ({ name, proponent, asOf }: NonNullable<ProjectPage['record']>): [string, string][] => [
  ['Name in the registry', `${name}, by the registry’s file of ${writeDate(asOf)}`],
  ...(proponent ? [['Owner in the registry', proponent] as [string, string]] : []),
]

/** What the project says about itself beyond the head of its page; what it has not said is said to be so. */
export const ProjectFacts = ({ project }: { project: ProjectPage }) => {
  const { category, mechanism, methodology, country, registry, registryProjectId, record } = project
  const unsaid = (label: string, value: string | null): [string, string][] =>
    value ? [] : [[label, unknown]]
  const facts: [string, string][] = [
    ['Methodology', methodology ?? unknown],
    ...unsaid('Category', category),
    ...unsaid('Removal or reduction', mechanism),
    ...unsaid('Country', country),
    ...(registry
      ? unsaid('Registry number', registryProjectId)
      : [['Registry', 'None: issued by its seller on Ledgerleaf'] as [string, string]]),
    ...(record ? atRegistry(record) : []),
  ]
  return (
    <dl className="border-hairline border-b">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-hairline border-t py-3 max-sm:py-2 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6"
        >
          <dt className="text-muted text-sm leading-6">{label}</dt>
          <dd
            className={cn(
              'min-w-0 [overflow-wrap:break-word] max-sm:text-note',
              value === unknown && 'text-muted',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
