import type { EventType } from '@ledgerleaf/contract/webhook-events'
import type { Webhook } from '@ledgerleaf/contract/webhooks'

export type WebhookValues = {
  url: string
  description: string
  which: 'all' | 'chosen'
  types: EventType[]
}

export const noWebhook: WebhookValues = { url: '', description: '', which: 'all', types: [] }

export const valuesOf = ({ url, description, types }: Webhook): WebhookValues => ({
  url,
  description,
  which: types === null ? 'all' : 'chosen',
  types: types ?? [],
})

/** As the contract takes it: no list stands for all. */
export const webhookInput = ({ url, description, which, types }: WebhookValues) => ({
  url,
  description,
  types: which === 'all' ? null : types,
})
