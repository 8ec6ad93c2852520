import { tellChanged } from '@ledgerleaf/contract/tell-changed'
import { type TermsDocument, termsTitles } from '@ledgerleaf/contract/terms-words'
import type { Reader, Tx, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { termsAcceptances } from './terms.tables.ts'
import { findChanges, findInForce, findStanding } from './terms-queries.ts'

type Place = (typeof termsAcceptances.$inferInsert)['place']
type Sellers = 'sellers' | 'forward'

/** Why a version cannot be accepted any more: which one is in force, and what of it is other. */
export const termsRefusal = async (
  db: Reader | Writer,
  document: TermsDocument,
  version: number,
  seen: number | null,
): Promise<DomainError> => {
  const changed = tellChanged(await findChanges(db, document, seen))
  return new DomainError('terms_changed', {
    message: [
      `${termsTitles[document]}: version ${version} is in force now.`,
      changed,
      'Please read it, then go on.',
    ]
      .filter(Boolean)
      .join(' '),
  })
}

const keep = async (
  tx: Tx,
  personId: string,
  fingerprint: string,
  how: { place: Place; isNamed: boolean },
  now: Date,
): Promise<void> => {
  await tx
    .insert(termsAcceptances)
    .values({ personId, fingerprint, acceptedAt: now, ...how })
    .onConflictDoNothing()
}

/** A seller accepts the version that is in force, and no other. Kept once, however often it is said. */
export const acceptTerms = async (
  tx: Tx,
  personId: string,
  { document, version, place }: { document: Sellers; version: number; place: Place },
  now: Date,
): Promise<void> => {
  const current = (await findInForce(tx))[document]
  if (!current) throw new DomainError('terms_changed', { message: 'There is no such text yet.' })
  if (current.version !== version) throw await termsRefusal(tx, document, current.version, version)
  await keep(tx, personId, current.fingerprint, { place, isNamed: true }, now)
}

/** Whoever opens a seller's account accepts what the page says beside the button; a version that is named must be the one in force. */
export const acceptAtSignUp = async (
  tx: Tx,
  personId: string,
  version: number | undefined,
  now: Date,
): Promise<void> => {
  if (version !== undefined)
    return acceptTerms(tx, personId, { document: 'sellers', version, place: 'sign_up' }, now)
  const current = (await findInForce(tx)).sellers
  if (current) await keep(tx, personId, current.fingerprint, { place: 'sign_up', isNamed: false }, now)
}

/** Refuses what a seller may do only under the terms in force: a new version is accepted before the next such act. */
export const requireTerms = async (
  db: Reader | Writer,
  personId: string,
  documents: readonly Sellers[],
): Promise<void> => {
  const standing = await findStanding(db, personId)
  const missing = standing.find(
    ({ document, accepted, version }) =>
      documents.some((asked) => asked === document) && accepted !== version,
  )
  if (missing) throw await termsRefusal(db, missing.document, missing.version, missing.accepted)
}
