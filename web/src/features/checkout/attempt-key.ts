import { dropDraft, readDraft, writeDraft } from '../../ui/draft.ts'

const nameOf = (basketId: string) => `attempt-${basketId}`

/**
 * One key for each opened form, kept over retries and reloads until the server has given its word: an order that was
 * placed while the line broke is found again by it and not placed twice.
 */
export const attemptKey = (basketId: string): string => {
  const { key = crypto.randomUUID() } = readDraft(nameOf(basketId))
  writeDraft(nameOf(basketId), { key })
  return key
}

export const endAttempt = (basketId: string): void => dropDraft(nameOf(basketId))
