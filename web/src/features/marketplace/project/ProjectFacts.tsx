import type { ProjectPage } from '@ledgerleaf/contract/market'
import { categoryWords, mechanismWords } from '../../../nouns/project/words.ts'
import { cn } from '../../../ui/cn.ts'
import { countryName } from '../../../ui/country-name.ts'
import { writeDate } from '../../../ui/format.ts'

const unknown = 'Not stated yet'

const atRegistry = ({ name, proponent, asOf }: NonNullable<ProjectPage['record']>): [string, string][] => [
  ['Name in the registry', `${name}, by the registry’s file of ${writeDate(asOf)}`],
  ...(proponent ? [['Owner in the registry', proponent] as [string, string]] : []),
]

/** What the project says about itself; what it has not said is said to be so. */
export const ProjectFacts = ({ project }: { project: ProjectPage }) => {
  const facts: [string, string][] = [
    ['Category', project.category ? categoryWords[project.category] : unknown],
    ['Removal or reduction', project.mechanism ? mechanismWords[project.mechanism] : unknown],
    ['Methodology', project.methodology ?? unknown],
    ['Country', project.country ? countryName(project.country) : unknown],
    ['Registry', project.registry ?? 'None: issued by its seller on Ledgerleaf'],
    ['Registry number', project.registryProjectId ?? unknown],
    ...(project.record ? atRegistry(project.record) : []),
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
