import { type RetiredLine, tradeLinesMax } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '../../api/request.ts'
import { projectQueries } from '../../nouns/project/queries.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { tellRetired } from './retired-words.ts'

const reports = [
  { format: 'PDF', call: projectFilesApi.retirementsPdf },
  { format: 'CSV', call: projectFilesApi.retirementsCsv },
] as const

const Line = ({ line }: { line: RetiredLine }) => (
  <li className="grid gap-1 border-hairline border-t py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-6">
    <p className="text-muted text-sm">{writeDate(line.at)}</p>
    <div className="min-w-0">
      <p className="font-medium">{line.beneficiary}</p>
      <p className="text-note text-muted">{line.purpose}</p>
      {line.atRegistry && (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {tellRegistryRetirement(line.atRegistry)}
        </p>
      )}
      <TextLink to={`/certificates/${line.id}`} className="text-sm">
        Certificate
      </TextLink>
    </div>
    <p className="font-mono text-sm tabular-nums">
      {writeWhole(line.quantity)} t of {line.vintage}
    </p>
  </li>
)

/** Who retired what, as far as the retirement itself makes it public. */
export const RetireStep = ({ projectId }: { projectId: string }) => {
  const query = useQuery(projectQueries.trade(projectId))
  return (
    <Part
      look="sheet"
      title="Retirements of your credits"
      aside={
        query.data &&
        query.data.retired.length > 0 && (
          <span className="flex flex-wrap gap-3">
            {reports.map(({ format, call }) => (
              <a
                key={format}
                href={hrefOf(call, { params: { id: projectId } })}
                download
                className={buttonLook('outline', 'small')}
              >
                Report as {format}
              </a>
            ))}
          </span>
        )
      }
      lead="A retired credit is used up for good. The beneficiary and the purpose are public; who bought is not shown."
    >
      <Loaded query={query} what="the retirements" room="h-40">
        {({ retired }) =>
          retired.length > 0 ? (
            <>
              {/* Of more than the page holds the sum is not known here; the reports have it. */}
              {retired.length < tradeLinesMax && (
                <p className="font-display text-xl tabular-nums">{tellRetired(retired)}</p>
              )}
              <ul>
                {retired.map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </ul>
              {retired.length === tradeLinesMax && (
                <p className="text-muted text-sm">These are the newest. The reports hold all of them.</p>
              )}
            </>
          ) : (
            <EmptyState
              of="papers"
              title="Nothing retired yet"
              text="Retirements by buyers appear here the moment they happen."
            />
          )
        }
      </Loaded>
    </Part>
  )
}
