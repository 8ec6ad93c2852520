import { activityApi } from '@ledgerleaf/contract/activity'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { readSheet } from '../../forms/read-sheet.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import type { InventoryDraft } from './use-inventory-draft.ts'

const bytesMax = 4_000_000

/**
 * Adds the rows of a filled template to what is typed, which is kept first. A workbook is taken apart here, in the person's own
 * browser.
 */
export const useUploadRows = (inventoryId: string, draft: InventoryDraft) =>
  useMutation({
    mutationFn: async (file: File) => {
      if (file.size > bytesMax) throw new Error('This file is larger than 4 MB: please divide it.')
      const csv = await readSheet(file)
      if (!(await draft.flush()))
        throw new Error('What you typed could not be saved yet, so nothing was added.')
      const body = { csv, seenRevision: draft.revision.current }
      return send(activityApi.upload, { params: { id: inventoryId }, body })
    },
    onSuccess: ({ inventory }) => {
      draft.replace(inventory)
      stale.send(activityKeys.list)
    },
  })

export type UploadRows = ReturnType<typeof useUploadRows>
