import { operatorApi, type Standing as Stands } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { useRefresh } from './use-refresh.ts'

const ConfirmForm = () => {
  const refresh = useRefresh()
  const { bind, submit, isSending, refusal } = useContractForm(operatorApi.confirmRestore.body, {
    start: { reason: '' },
  })
  const { error = refusal, ...reason } = bind('reason')
  const confirm = submit(async (body) => {
    const { says } = await send(operatorApi.confirmRestore, { body })
    await refresh()
    toast.success(says)
  })
  return (
    <form noValidate onSubmit={confirm} className="grid gap-3">
      <TextArea
        label="What is missing, and what was done about it"
        hint="It goes into the trail. After this the log is signed and credits are sold again."
        rows={3}
        required
        error={error}
        {...reason}
      />
      <Button type="submit" size="small" busy={isSending} className="justify-self-start">
        I have seen what is missing
      </Button>
    </form>
  )
}

const Stopped = ({ stop, missing }: Pick<Stands, 'stop' | 'missing'>) => (
  <Notice
    tone="error"
    title={stop ? 'Sales are stopped' : 'The log is not signed'}
    action={missing ? <ConfirmForm /> : undefined}
  >
    {stop && (
      <p>
        Since {writeInstant(stop.stoppedAt)}: {stop.reason}.
      </p>
    )}
    {missing && <p>{missing}</p>}
    {!missing && <p>On the command line, resume-sales verifies the whole ledger and opens sales again.</p>}
  </Notice>
)

const hoursMax = 48

const backupNews = ({ configured, newestAt }: Stands['backups']): string | null => {
  if (!configured) return 'No backup is made.'
  if (!newestAt) return 'No backup has been made yet.'
  const isOld = Date.now() - Date.parse(newestAt) > hoursMax * 60 * 60 * 1000
  return isOld ? `The newest backup is of ${writeInstant(newestAt)}.` : null
}

/** What an operator must know before anything else: that nothing is sold, or, at the queue, that nothing would be left. */
export const Standing = ({ isShort }: { isShort: boolean }) => {
  const { data } = useQuery(operatorQueries.standing())
  if (!data) return null
  const news = backupNews(data.backups)
  return (
    <>
      {(data.stop || data.missing) && <Stopped stop={data.stop} missing={data.missing} />}
      {news && !isShort && (
        <p className="flex items-baseline gap-2 text-attention text-note">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" strokeWidth={1.75} />
          <span>
            {news} <TextLink to="/operator/standing">See what is not set up</TextLink>
          </span>
        </p>
      )}
    </>
  )
}
