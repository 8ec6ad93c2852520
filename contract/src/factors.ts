import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Person } from './identity.ts'
import { FactorCode, NewPasskey, PasskeyAnswer, Proof, Transport } from './proof.ts'
import { SignInStep } from './sign-in-step.ts'
import { Line } from './text.ts'

export const FactorKind = z.enum(['passkey', 'totp'])
export type FactorKind = z.infer<typeof FactorKind>

const FactorName = Line('Name', 60)

export const Factor = z.object({
  id: z.string(),
  kind: FactorKind,
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Factor = z.infer<typeof Factor>

export const OwnFactors = z.object({
  factors: z.array(Factor),
  recoveryCodesLeft: z.int(),
  /** The last one cannot be removed. */
  isRequired: z.boolean(),
  /** A browser makes no passkey for a server that is known by a number. */
  canHavePasskeys: z.boolean(),
})
export type OwnFactors = z.infer<typeof OwnFactors>

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(Transport)),
})

/** What a browser is asked to have signed (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Descriptor),
})
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

/** What a browser is asked to make (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyWish = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyWish = z.infer<typeof PasskeyWish>

export const NewTotp = z.object({
  /** In the letters an authenticator app takes, for whoever cannot scan. */
  secret: z.string(),
  address: z.string(),
  /** The same as a drawing. */
  qrSvg: z.string(),
})
export type NewTotp = z.infer<typeof NewTotp>

export const ConfirmTotp = z.object({ name: FactorName, code: FactorCode })
const ConfirmPasskey = z.object({ name: FactorName, passkey: NewPasskey })
export const AnswerStep = z.object({ code: FactorCode })

const Signed = z.object({ person: Person })
/** The codes are there with the first factor, and only this once. */
const Added = z.object({ person: Person, recoveryCodes: z.nullable(z.array(z.string())) })
const Done = z.object({ done: z.literal(true) })
const FactorId = z.object({ id: z.uuid() })
const tag = 'Identity'
const change = { method: 'POST', effect: 'change', tag } as const
const proving = ['wrong_factor', 'wrong_credentials', 'rate_limited'] as const
// Whoever is half signed in and has no factor yet, though one is required, sets one up before anything else.
const adding = ['not_signed_in', 'email_unconfirmed', 'sign_in_over', ...proving] as const
const stepping = ['sign_in_over', 'wrong_factor', 'sign_in_paused', 'rate_limited'] as const

export const factorsApi = {
  step: endpoint({
    method: 'GET',
    path: '/api/auth/step',
    summary: 'What a sign-in that has begun in this browser still asks for, or null',
    tag,
    effect: 'read',
    caller: 'anyone',
    answer: z.object({ step: z.nullable(SignInStep) }),
    errors: [],
  }),
  answerStep: endpoint({
    ...change,
    path: '/api/auth/step/code',
    summary: 'Finish signing in with a code of an authenticator app or a recovery code',
    caller: 'anyone',
    body: AnswerStep,
    answer: Signed,
    errors: stepping,
  }),
  askPasskeyOfStep: endpoint({
    ...change,
    path: '/api/auth/step/passkey-question',
    summary: 'What one of the passkeys of the half signed-in person is to sign',
    caller: 'anyone',
    answer: PasskeyQuestion,
    errors: ['sign_in_over', 'not_available'],
  }),
  answerStepByPasskey: endpoint({
    ...change,
    path: '/api/auth/step/passkey',
    summary: 'Finish signing in with a passkey',
    caller: 'anyone',
    body: z.object({ passkey: PasskeyAnswer }),
    answer: Signed,
    errors: stepping,
  }),
  askPasskeyAlone: endpoint({
    ...change,
    path: '/api/auth/passkey-question',
    summary: 'What any passkey of this site is to sign, to sign in with it alone',
    caller: 'anyone',
    body: z.object({ rememberMe: z.optional(z.boolean()) }),
    answer: PasskeyQuestion,
    errors: ['rate_limited', 'not_available'],
  }),
  signInByPasskey: endpoint({
    ...change,
    path: '/api/auth/passkey',
    summary: 'Sign in with a passkey alone',
    caller: 'anyone',
    body: z.object({ passkey: PasskeyAnswer }),
    answer: Signed,
    errors: ['sign_in_over', 'wrong_factor', 'rate_limited'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/auth/factors',
    summary: 'The second factors of the signed-in person',
    tag,
    effect: 'read',
    caller: 'person',
    answer: OwnFactors,
    errors: [],
  }),
  askPasskey: endpoint({
    ...change,
    path: '/api/auth/factors/passkey-question',
    summary: 'What a passkey of the signed-in person is to sign, where a call asks who is there',
    caller: 'person',
    answer: PasskeyQuestion,
    errors: ['not_available'],
  }),
  startTotp: endpoint({
    ...change,
    path: '/api/auth/factors/totp/start',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    caller: 'anyone',
    body: Proof,
    answer: NewTotp,
    errors: adding,
  }),
  confirmTotp: endpoint({
    ...change,
    path: '/api/auth/factors/totp',
    summary: 'Add the authenticator app by one of its codes',
    caller: 'anyone',
    body: ConfirmTotp,
    answer: Added,
    errors: adding,
  }),
  startPasskey: endpoint({
    ...change,
    path: '/api/auth/factors/passkey/start',
    summary: 'What the browser is to make a passkey of',
    caller: 'anyone',
    body: Proof,
    answer: PasskeyWish,
    errors: [...adding, 'not_available'],
  }),
  confirmPasskey: endpoint({
    ...change,
    path: '/api/auth/factors/passkey',
    summary: 'Add the passkey that the browser made',
    caller: 'anyone',
    body: ConfirmPasskey,
    answer: Added,
    errors: adding,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/auth/factors/:id/name',
    summary: 'Give a second factor another name',
    tag,
    effect: 'change',
    caller: 'person',
    params: FactorId,
    body: z.object({ name: FactorName }),
    answer: Done,
    errors: ['not_found'],
  }),
  remove: endpoint({
    ...change,
    path: '/api/auth/factors/:id/remove',
    summary: 'Remove a second factor; every other device is signed out',
    caller: 'person',
    params: FactorId,
    body: Proof,
    answer: Done,
    errors: ['not_found', 'last_factor', ...proving],
  }),
  makeRecoveryCodes: endpoint({
    ...change,
    path: '/api/auth/factors/recovery-codes',
    summary: 'Ten new recovery codes, by password and second factor; the old ones open nothing any more',
    caller: 'person',
    body: Proof,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['not_found', ...proving],
  }),
} as const
