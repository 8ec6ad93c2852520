import type { Analysis } from '@ledgerleaf/contract/analysis'
import { inventoryApi, type NewCorrection } from '@ledgerleaf/contract/corrections'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { toast } from '../../ui/toast.ts'

/** The figures as they stand after everything people changed. */
export const useFigures = ({ results, corrections }: Pick<Analysis, 'results' | 'corrections'>) =>
  useMemo(() => settleInventory(results, corrections), [results, corrections])

const useReread = (analysisId: string) => {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: analysisQueries.list().queryKey })
    await client.invalidateQueries({ queryKey: analysisQueries.one(analysisId).queryKey })
  }
}

/** Makes one change; whoever asks says what a refusal means. */
export const useCorrect = (analysisId: string) => {
  const reread = useReread(analysisId)
  return useMutation({
    mutationFn: (body: NewCorrection) => send(inventoryApi.correct, { params: { id: analysisId }, body }),
    onSuccess: reread,
    // What stands against it may be new to this page.
    onError: reread,
  })
}

/** Undoes a change, or redoes it. */
export const useTurn = (analysisId: string) => {
  const reread = useReread(analysisId)
  return useMutation({
    mutationFn: (turn: { correctionId: string; way: 'undo' | 'redo' }) =>
      send(inventoryApi.turn, { params: { id: analysisId, ...turn } }),
    onSettled: reread,
    onError: (error) => void toast.error(messageOf(error)),
  })
}
