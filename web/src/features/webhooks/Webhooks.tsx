import { type WebhookFields, webhooksApi } from '@ledgerleaf/contract/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ExampleEvent } from './ExampleEvent.tsx'
import { SecretDialog, type SigningSecret } from './SecretDialog.tsx'
import { useWebhookAct } from './use-webhook-act.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookItem } from './WebhookItem.tsx'
import { noWebhook } from './webhook-values.ts'

const why =
  'None yet. Add the address of a program of yours, and it is told of orders, retirements, deliveries, listings and payouts as they happen.'

/** Where programs of the organisation are told what happens to it. */
export const Webhooks = () => {
  const webhooks = useQuery(organisationQueries.webhooks())
  const [shown, setShown] = useState<SigningSecret | null>(null)
  // Counted, so that the form begins anew after each that was added.
  const [added, setAdded] = useState(0)
  const add = useWebhookAct(
    (body: WebhookFields) => send(webhooksApi.add, { body }),
    () => null,
    ({ secret }) => {
      setAdded((before) => before + 1)
      setShown({ secret, isNew: true })
    },
  )
  return (
    <Loaded query={webhooks} what="the webhooks">
      {({ webhooks: there }) => (
        <div className="grid gap-8">
          {there.length > 0 ? (
            <ul className="border-edge border-t">
              {there.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} onSecret={setShown} />
              ))}
            </ul>
          ) : (
            <p className="max-w-text text-muted text-note">{why}</p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid content-start gap-4">
              <h3 className="font-medium text-sm">Add an endpoint</h3>
              <WebhookForm
                key={added}
                label="Add an endpoint"
                start={noWebhook}
                onSave={(fields) => add.mutateAsync(fields)}
                foot={(isSending) => (
                  <div className="flex flex-wrap items-center gap-3">
                    <DutyButton
                      duty="manage"
                      doing="add one"
                      type="submit"
                      busy={isSending}
                      busyLabel="Adding..."
                    >
                      Add the endpoint
                    </DutyButton>
                  </div>
                )}
              />
            </div>
            <ExampleEvent />
          </div>
          <SecretDialog shown={shown} onClose={() => setShown(null)} />
        </div>
      )}
    </Loaded>
  )
}
