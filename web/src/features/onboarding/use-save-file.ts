import type { FilePatch } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { inTurn } from './pending-saves.ts'
import { useRefresh } from './use-refresh.ts'

/** Keeps fields of a project's file, in the order they were typed: the number of a project is refused before its registry. */
export const useSaveFile = (id: string) => {
  const refresh = useRefresh()
  return (patch: FilePatch) =>
    inTurn(() => send(projectFilesApi.save, { params: { id }, body: patch, keepalive: true })).then(refresh)
}
