import { type KeyScope, keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import type { OrganisationKey } from '@ledgerleaf/contract/keys'
import { writeCents, writeDate, writeInstant, writeWhole } from '../../ui/format.ts'

/** What a key may do, each with the amount it does alone. */
export const scopeText = ({
  scopes,
  tradeCents,
  retireTonnes,
}: Pick<OrganisationKey, 'scopes' | 'tradeCents' | 'retireTonnes'>): string => {
  const bounds: Partial<Record<KeyScope, string>> = {
    ...(tradeCents === null ? {} : { trade: ` up to ${writeCents(tradeCents)}` }),
    ...(retireTonnes === null ? {} : { retire: ` up to ${writeWhole(retireTonnes)} t` }),
  }
  return scopes.map((scope) => `${keyScopeWords[scope].name}${bounds[scope] ?? ''}`).join(' · ')
}

export const isOver = ({ revokedAt, expiresAt }: OrganisationKey, now: Date): boolean =>
  revokedAt !== null || (expiresAt !== null && new Date(expiresAt) <= now)

type Standing = { tone: 'leaf' | 'attention' | 'neutral'; word: string }

export const standingOf = (key: OrganisationKey, now: Date): Standing => {
  if (key.revokedAt) return { tone: 'neutral', word: 'Revoked' }
  if (isOver(key, now)) return { tone: 'neutral', word: 'Ended' }
  if (key.answeredBy === null) return { tone: 'attention', word: 'Only reads' }
  return key.mode === 'test' ? { tone: 'neutral', word: 'Test' } : { tone: 'leaf', word: 'Live' }
}

/** The day before the moment at which it ends. */
const lastDay = (expiresAt: string): string =>
  writeDate(new Date(new Date(expiresAt).getTime() - 1).toISOString())

/** Since when it is there, who answers for it, and until when. */
export const madeText = ({ madeAt, rotatedAt, answeredBy, expiresAt, revokedAt }: OrganisationKey): string =>
  [
    `Made ${writeDate(madeAt)}`,
    ...(rotatedAt ? [`new secret ${writeDate(rotatedAt)}`] : []),
    ...(answeredBy ? [`acts for ${answeredBy}`] : []),
    ...(revokedAt ? [`revoked ${writeDate(revokedAt)}`] : expiresAt ? [`until ${lastDay(expiresAt)}`] : []),
  ].join(', ')

export const usedText = ({ lastUsedAt, lastUsedFrom }: OrganisationKey): string =>
  lastUsedAt ? `Last used ${writeInstant(lastUsedAt)} from ${lastUsedFrom ?? 'somewhere'}` : 'Never used'
