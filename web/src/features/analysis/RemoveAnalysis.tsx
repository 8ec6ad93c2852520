import { analysisApi } from '@ledgerleaf/contract/analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { dashboardKeys } from '../../nouns/dashboard/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { programmeKeys } from '../../nouns/programme/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

export const RemoveAnalysis = ({ analysisId }: { analysisId: string }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => send(analysisApi.remove, { params: { id: analysisId } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: analysisQueries.one(analysisId).queryKey })
      await client.invalidateQueries({ queryKey: analysisQueries.list().queryKey })
      // What rested on it goes along: its lines of activity data, its years of the programme, what to do next.
      for (const key of [activityKeys.all, programmeKeys.all, dashboardKeys.desk]) stale.send(key)
      void toast.success('The analysis was deleted.')
      navigate('/analyses')
    },
    onError: (error) => void toast.error(messageOf(error)),
  })
  return (
    <>
      <DutyButton
        duty="prepare"
        doing="remove an analysis"
        variant="quiet"
        size="small"
        onClick={() => setAsking(true)}
      >
        Delete
      </DutyButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this analysis?"
        text="The document, what was read in it and your corrections are deleted. This cannot be undone."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              Delete
            </Button>
          </>
        }
      />
    </>
  )
}
