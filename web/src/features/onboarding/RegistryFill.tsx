import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import type { RegistryLookup } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectQueries } from '../../nouns/project/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { differences, missingBlocks, missingFields } from './fill-from-record.ts'
import { useAct } from './use-act.ts'

const Found = ({ project, record }: { project: ProjectDetail; record: RegistryLookup }) => {
  const { act, busy, refused } = useAct()
  const fields = missingFields(project, record)
  const blocks = missingBlocks(project, record)
  const others = differences(project, record)
  const fill = async () => {
    const params = { id: project.id }
    const done = await act(async () => {
      if (Object.keys(fields).length > 0) await send(projectFilesApi.save, { params, body: fields })
      // One block that cannot be entered keeps none of the others out; what it was refused for is said.
      const refusals: unknown[] = []
      for (const body of blocks)
        await send(projectFilesApi.addBlock, { params, body }).catch((refusal) => refusals.push(refusal))
      if (refusals.length > 0) throw refusals[0]
    })
    if (done) toast.success('Filled from the registry’s record.')
  }
  const credits = blocks.reduce((sum, { serialStart, serialEnd }) => sum + serialEnd - serialStart + 1, 0)
  const hasMore = Object.keys(fields).length > 0 || blocks.length > 0
  return (
    <Notice
      title={`${record.registry} knows ${record.projectId}: ${record.name}`}
      action={
        hasMore && (
          <Button variant="outline" size="small" busy={busy} busyLabel="Filling…" onClick={() => void fill()}>
            {blocks.length > 0
              ? `Fill in, with ${blocks.length} ${blocks.length === 1 ? 'block' : 'blocks'} of ${writeWhole(credits)} credits`
              : 'Fill in what is missing'}
          </Button>
        )
      }
    >
      <p>
        By its records of {writeDate(record.asOf)}.
        {record.proponent && ` Its owner there is ${record.proponent}.`}
        {!hasMore && ' Everything it tells is in the file.'}
      </p>
      {others.length > 0 && <p className="text-attention">The record differs in {others.join(', ')}.</p>}
      {refused && <p className="text-error">{refused.text}</p>}
    </Notice>
  )
}

/** What the registry's own files say about the number that was typed, and a way to take it over. */
export const RegistryFill = ({ project }: { project: ProjectDetail }) => {
  const { registry, registryProjectId } = project.file
  const isAsked = registry !== null && registryProjectId !== null
  const { data } = useQuery({
    ...projectQueries.record(registry ?? '', registryProjectId ?? ''),
    enabled: isAsked,
  })
  if (!isAsked || !data) return null
  if (data.found) return <Found project={project} record={data.found} />
  return (
    <p className="text-muted text-sm">
      {registryProjectId} is not in the records of {registry} that are here. An operator can bring them in, or
      check your serials by hand.
    </p>
  )
}
