import type { OutsideConfig } from '../../platform/ask-dns.ts'
import { OutsideError, postOutside } from '../../platform/fetch-outside.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { openWebhookSecret, signatureHeaders } from './sign.ts'

/** What came of one attempt. */
export type Attempted = {
  at: Date
  tookMs: number
  status: number | null
  /** In words where it did not arrive. */
  failure: string | null
  /** How the answer begins. */
  answer: string
}

const limits = { msMax: 10_000, bytesMax: 1024 }

const failureOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'It answered with a redirect, which is not followed.'
  if (status === 410) return 'It answered that it is gone.'
  return `It answered with status ${status}.`
}

type Parts = { outside: OutsideConfig; secret: string }

/** Sends one event to its endpoint, signed. Whatever the other side does, this ends within seconds and tells what it was. */
export const sendDelivery = async (
  { outside, secret }: Parts,
  { endpoint, eventId, body }: Pick<ClaimedDelivery, 'endpoint' | 'eventId' | 'body'>,
  at: Date,
): Promise<Attempted> => {
  const { id, url, secretSealed, formerSecretSealed, formerUntil } = endpoint
  const isFormerGood = formerSecretSealed !== null && formerUntil !== null && formerUntil > at
  const sealed = [secretSealed, ...(isFormerGood ? [formerSecretSealed] : [])]
  const begun = performance.now()
  const tell = (answered: Pick<Attempted, 'status' | 'failure' | 'answer'>): Attempted => ({
    at,
    tookMs: Math.round(performance.now() - begun),
    ...answered,
  })
  try {
    const secrets = sealed.map((one) => openWebhookSecret(secret, id, one))
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Ledgerleaf-Webhooks/1',
      ...signatureHeaders(secrets, { id: eventId, at, body }),
    }
    const { status, head } = await postOutside(outside, url, { headers, body }, limits)
    return tell({ status, failure: failureOf(status), answer: head })
  } catch (error) {
    if (error instanceof OutsideError) return tell({ status: null, failure: error.message, answer: '' })
    throw error
  }
}
