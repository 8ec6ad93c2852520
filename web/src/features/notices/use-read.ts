import { noticesApi } from '@ledgerleaf/contract/notices'
import { useMutation } from '@tanstack/react-query'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { noticeKeys } from '../../nouns/notice/keys.ts'
import { toast } from '../../ui/toast.ts'

const refresh = () => stale.send(noticeKeys.all)

/** One that is gone by now is read as well. */
const tellFailure = (error: unknown) =>
  hasCode(error, 'not_found') ? undefined : toast.error(messageOf(error))

/** One was opened. */
export const useRead = () =>
  useMutation({
    mutationFn: (id: string) => send(noticesApi.read, { params: { id } }),
    onError: tellFailure,
    onSettled: refresh,
  })

export const useReadAll = () =>
  useMutation({
    mutationFn: () => send(noticesApi.readAll),
    onError: tellFailure,
    onSettled: refresh,
  })
