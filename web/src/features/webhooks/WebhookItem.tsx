import {
  secretOverlapHours,
  type Webhook,
  type WebhookFields,
  webhooksApi,
} from '@ledgerleaf/contract/webhooks'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeInstant } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Deliveries } from './Deliveries.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import type { SigningSecret } from './SecretDialog.tsx'
import { useWebhookAct } from './use-webhook-act.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { valuesOf } from './webhook-values.ts'
import { healthOf, titleOf } from './webhook-words.ts'

type Asked = 'change' | 'replay' | 'rotate' | 'remove' | null

const questions = {
  rotate: {
    title: 'Give it a new secret?',
    text: `The new one is shown once. For ${secretOverlapHours} hours the secret of before signs too, so nothing is lost while you change your program.`,
    keep: 'Keep the secret',
    act: 'Make a new secret',
  },
  remove: {
    title: 'Remove this endpoint?',
    text: 'Nothing more is sent to it, and what was sent to it is forgotten.',
    keep: 'Keep it',
    act: 'Remove it',
  },
} as const

/** One endpoint: where, how it does, what can be done about it, and what was sent. */
export const WebhookItem = ({
  webhook,
  onSecret,
}: {
  webhook: Webhook
  onSecret: (shown: SigningSecret) => void
}) => {
  const [asked, setAsked] = useState<Asked>(null)
  const may = useMay('manage')
  const { id, url, types, isOn, formerSecretUntil } = webhook
  const { tone, word, says } = healthOf(webhook)
  const params = { id }
  const close = () => setAsked(null)
  const test = useWebhookAct(
    () => send(webhooksApi.test, { params }),
    () => 'A test event is on its way.',
  )
  const turn = useWebhookAct(
    () =>
      send(webhooksApi.change, {
        params,
        body: { url, description: webhook.description, types, isOn: !isOn },
      }),
    () => (isOn ? 'It is switched off.' : 'It is switched on.'),
  )
  const save = useWebhookAct(
    (fields: WebhookFields) => send(webhooksApi.change, { params, body: { ...fields, isOn } }),
    () => 'The endpoint is saved.',
    close,
  )
  const rotate = useWebhookAct(
    () => send(webhooksApi.rotate, { params }),
    () => null,
    ({ secret }) => {
      close()
      onSecret({ secret, isNew: false })
    },
  )
  const remove = useWebhookAct(
    () => send(webhooksApi.remove, { params }),
    () => 'The endpoint is removed.',
    close,
  )
  const question = asked === 'rotate' || asked === 'remove' ? questions[asked] : null
  const answer = asked === 'rotate' ? rotate : remove
  const refused = test.error ?? turn.error
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-hairline border-b py-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 font-medium [overflow-wrap:anywhere]">{titleOf(webhook)}</h3>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <p className="font-mono text-muted text-sm [overflow-wrap:anywhere]">{url}</p>
        </div>
        <ActMenu
          label={`What else can be done about ${titleOf(webhook)}`}
          disabled={!may}
          acts={[
            { label: 'Change it', onChoose: () => setAsked('change') },
            ...(isOn ? [{ label: 'Send events again', onChoose: () => setAsked('replay') }] : []),
            { label: 'New secret', onChoose: () => setAsked('rotate') },
            ...(isOn ? [{ label: 'Switch it off', onChoose: () => turn.mutate() }] : []),
            { label: 'Remove it', onChoose: () => setAsked('remove'), isDanger: true },
          ]}
        />
      </div>
      <p className="max-w-text text-note">{says}</p>
      <p className="text-muted text-sm">
        {types === null ? 'Every event' : writeCount(types.length, 'kind of event', 'kinds of events')}
        {formerSecretUntil &&
          `, signed with the secret of before too until ${writeInstant(formerSecretUntil)}`}
      </p>
      {refused && <Notice tone="error">{messageOf(refused)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <Button
            variant="outline"
            size="small"
            disabled={!may}
            busy={test.isPending}
            onClick={() => test.mutate()}
          >
            Send a test event
          </Button>
        ) : (
          <Button size="small" disabled={!may} busy={turn.isPending} onClick={() => turn.mutate()}>
            Switch it on
          </Button>
        )}
      </div>
      <Fold title="What was sent">
        <Deliveries webhook={webhook} />
      </Fold>
      <ReplayDialog webhook={webhook} open={asked === 'replay'} onClose={close} />
      <Dialog open={asked === 'change'} onClose={close} title="Change the endpoint" wide>
        {asked === 'change' && (
          <WebhookForm
            label="Change the endpoint"
            start={valuesOf(webhook)}
            onSave={(fields) => save.mutateAsync(fields)}
            foot={(isSending) => (
              <div className="flex flex-wrap justify-end gap-3">
                <Button variant="outline" onClick={close}>
                  Leave it as it is
                </Button>
                <Button type="submit" busy={isSending} busyLabel="Saving...">
                  Save
                </Button>
              </div>
            )}
          />
        )}
      </Dialog>
      <Dialog
        open={question !== null}
        onClose={close}
        title={question?.title ?? ''}
        text={question?.text}
        actions={
          question && (
            <>
              <Button variant="outline" onClick={close}>
                {question.keep}
              </Button>
              <Button
                variant={asked === 'remove' ? 'danger' : 'primary'}
                busy={answer.isPending}
                onClick={() => answer.mutate()}
              >
                {question.act}
              </Button>
            </>
          )
        }
      >
        {answer.error && <Notice tone="error">{messageOf(answer.error)}</Notice>}
      </Dialog>
    </li>
  )
}
