import { type Analysis, analysisApi } from '@ledgerleaf/contract/analysis'
import { type Metric, metricUnit } from '@ledgerleaf/contract/metrics'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { analysisQueries } from './queries.ts'
import { writeTonnes } from './words.ts'

type CorrectFigureProps = { analysis: Analysis; metric: Metric; year: number }

/** A person's own word on a figure, kept beside what was read and never in its place. */
export const CorrectFigure = ({ analysis, metric, year }: CorrectFigureProps) => {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const client = useQueryClient()
  const correction = analysis.corrections.find((one) => one.metric === metric && one.year === year)
  const reread = () => client.invalidateQueries({ queryKey: analysisQueries.one(analysis.id).queryKey })
  const params = { id: analysis.id }
  const correct = useMutation({
    mutationFn: () =>
      send(analysisApi.correct, {
        params,
        body: { metric, year, value: Number(value.replaceAll(',', '')), reason },
      }),
    onSuccess: async () => {
      await reread()
      setOpen(false)
    },
  })
  const withdraw = useMutation({
    mutationFn: (correctionId: string) =>
      send(analysisApi.withdrawCorrection, { params: { ...params, correctionId } }),
    onSuccess: reread,
    onError: (error) => void toast.error(messageOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate()
  }
  const unit = metricUnit(metric) === 'MWh' ? 'MWh' : 't CO2e'
  return (
    <div className="grid gap-4 border-hairline border-t pt-4">
      {correction && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-leaf border-l-2 pl-4">
          <p className="text-[0.9375rem]">
            <strong className="font-medium">
              Corrected by you to {writeTonnes(correction.value)} {unit}
            </strong>{' '}
            on {writeDate(correction.madeAt)}: {correction.reason}
          </p>
          <Button
            variant="outline"
            size="small"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(correction.id)}
          >
            Take it back
          </Button>
        </div>
      )}
      {!isOpen && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
          {correction ? 'Correct it again' : 'Correct this figure'}
        </Button>
      )}
      {isOpen && (
        <form onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
          <TextField
            label={`Right value, in ${unit}`}
            figures
            inputMode="decimal"
            required
            pattern="[0-9,]*[.]?[0-9]+"
            title="A number, such as 12,408.5"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <TextField
            label="Where it comes from"
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={correct.isError ? messageOf(correct.error) : undefined}
          />
          <div className="flex gap-3 sm:col-span-2">
            <Button type="submit" size="small" busy={correct.isPending}>
              Keep the correction
            </Button>
            <Button variant="outline" size="small" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
