import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'

export type UploadQuery = NonNullable<
  Parameters<typeof sendFile<typeof registryRecordsApi.upload>>[1]['query']
>

/** One file on its way: how much of it has left, and what became of it. */
export const useUpload = (onSent: (id: string) => void) => {
  const client = useQueryClient()
  const sending = useRef<AbortController>(undefined)
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const upload = async (file: File, query: UploadQuery) => {
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setRefusal(undefined)
    setPercent(0)
    try {
      const preview = await sendFile(
        registryRecordsApi.upload,
        { query, file },
        ({ sentBytes, allBytes }) => setPercent(allBytes > 0 ? Math.floor((sentBytes / allBytes) * 100) : 0),
        controller.signal,
      )
      client.setQueryData(operatorQueries.registryUpload(preview.id).queryKey, preview)
      onSent(preview.id)
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(messageOf(error))
    } finally {
      if (sending.current === controller) setPercent(undefined)
    }
  }
  return { upload, percent, refusal, refuse: setRefusal, giveUp: () => sending.current?.abort() }
}
