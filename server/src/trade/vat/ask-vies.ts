import * as z from 'zod/mini'
import type { VatId } from './check-vat-id.ts'

const ViesAnswer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.optional(z.nullable(z.string())),
})

const timeoutMs = 5000

export type ViesOutcome =
  | { kind: 'answered'; isValid: boolean; consultation: string | null }
  | { kind: 'silent' }

/** Asks the service of the European Union whether a number is in use. It is often away: that is an answer too. */
export const askVies = async (viesUrl: string, { id }: VatId): Promise<ViesOutcome> => {
  try {
    const answer = await fetch(`${viesUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: id.slice(0, 2), vatNumber: id.slice(2) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) return { kind: 'silent' }
    const told = ViesAnswer.safeParse(await answer.json())
    return told.success
      ? { kind: 'answered', isValid: told.data.valid, consultation: told.data.requestIdentifier || null }
      : { kind: 'silent' }
  } catch {
    return { kind: 'silent' }
  }
}
