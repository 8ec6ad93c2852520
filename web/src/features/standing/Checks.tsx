import { type StandingCheck, standingApi } from '@ledgerleaf/contract/standing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { toast } from '../../ui/toast.ts'
import { CheckGroups } from './CheckGroups.tsx'
import { CheckRow } from './CheckRow.tsx'
import { isUntried, sumUp, worstFirst } from './check-words.ts'
import { Hindrances } from './Hindrances.tsx'
import { QuietChecks } from './QuietChecks.tsx'
import { SilenceDialog } from './SilenceDialog.tsx'
import { SlowStatementList } from './SlowStatementList.tsx'

type Told = { mail: string[]; webhook: string | null }

const sayAlerts = ({ mail, webhook }: Told, checks: readonly StandingCheck[]): string => {
  // That mails reach nobody until then stands with the mail itself.
  const isUnset = checks.some(({ name, state }) => name === 'mail' && state === 'unset')
  const ways = [
    ...(mail.length > 0 ? [`by mail to ${mail.join(', ')}${isUnset ? ', once Mail is set up' : ''}`] : []),
    ...(webhook ? [`by webhook to ${webhook}`] : []),
  ]
  return ways.length > 0
    ? `When something turns bad, and when it is good again, it is told ${ways.join(', and ')}.`
    : 'Nobody is told when something turns bad: there is no operator with an address. Set ALERT_MAIL or ALERT_WEBHOOK_URL.'
}

/** What somebody may have to do something about; the rest is well or was never set up, and said in less room. */
const isTold = ({ state, silence }: StandingCheck): boolean =>
  (state !== 'good' && state !== 'unset') || silence !== null

const quietOf = (checks: readonly StandingCheck[], state: StandingCheck['state']): StandingCheck[] =>
  checks.filter((check) => !isTold(check) && check.state === state)

/** Everything the server depends on, in words, read again every few seconds. */
export const Checks = () => {
  const query = useQuery(operatorQueries.checks())
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: operatorKeys.all })
  const endSilence = async ({ name, silence }: StandingCheck) => {
    if (!silence) return
    setEnding(name)
    try {
      await send(standingApi.endSilence, { params: { id: silence.id } })
      toast.success('Alerts about it are sent again.')
    } catch (refusal) {
      toast.error(messageOf(refusal))
    } finally {
      await refresh()
      setEnding(null)
    }
  }
  if (query.isError && query.data === undefined)
    return <Hindrances>How things stand cannot be read. It is asked again every few seconds.</Hindrances>
  return (
    <Loaded query={query} what="how things stand" room="h-96">
      {({ server, readAt, isReady, checks, slow, alerts }) => (
        <div className="grid gap-8">
          {query.isError && (
            <Hindrances>
              {`What follows is what it said at ${writeInstant(readAt)}. It is asked again every few seconds.`}
            </Hindrances>
          )}
          <p aria-live="polite" className="max-w-text text-lg text-muted">
            {query.isError
              ? 'How things stand now is not known.'
              : sumUp(checks, isReady, slow.statements.length)}
          </p>
          <section aria-labelledby="checks" className="grid gap-3">
            <Heading level={2} look="small" id="checks">
              What this server depends on
            </Heading>
            <ul className="border-edge border-t-2 bg-sheet px-5 empty:hidden">
              {worstFirst(checks)
                .filter(isTold)
                .map((check) => (
                  <CheckRow
                    key={check.name}
                    check={check}
                    busy={ending === check.name}
                    onSilence={() => setChosen(check.name)}
                    onEndSilence={() => void endSilence(check)}
                  />
                ))}
            </ul>
            <QuietChecks of="unset" checks={quietOf(checks, 'unset')} />
            <QuietChecks of="untried" checks={quietOf(checks, 'good').filter(isUntried)} />
            <CheckGroups checks={quietOf(checks, 'good').filter((check) => !isUntried(check))} />
            <p className="font-mono text-eyebrow text-muted [overflow-wrap:anywhere]">
              As {server} sees it, {writeInstant(readAt)}
            </p>
          </section>
          <section aria-labelledby="alerts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Heading level={2} look="small" id="alerts">
              Alerts
            </Heading>
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-edge border-t-2 bg-sheet px-5 py-4">
              <p className="max-w-text flex-1 basis-80 text-note [overflow-wrap:anywhere] max-sm:basis-full">
                {sayAlerts(alerts, checks)}
              </p>
              <Button
                variant="outline"
                size="small"
                onClick={() => setChosen(worstFirst(checks)[0]?.name ?? null)}
              >
                Silence alerts ahead of time
              </Button>
            </div>
          </section>
          <SlowStatementList slow={slow} />
          <SilenceDialog
            checks={checks}
            chosen={chosen}
            onClose={() => setChosen(null)}
            onDone={async () => {
              await refresh()
            }}
          />
        </div>
      )}
    </Loaded>
  )
}
