import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { firstCalls } from './first-calls.ts'
import { SignInStep } from './sign-in-step.ts'
import { TermsVersion } from './terms.ts'
import { Line, OptionalLine } from './text.ts'

export const passwordLengthMin = 8
// Long enough for any passphrase, short enough that hashing it costs what hashing any other does.
export const passwordLengthMax = 256

/** E-mails are compared trimmed and case-folded, so that is how they are parsed, once, at the edge. */
export const Email = z.string().check(
  z.maxLength(320, 'Invalid email address'),
  z.overwrite((text: string) => text.trim().toLowerCase()),
  z.email('Invalid email address'),
)

const NewPassword = z
  .string()
  .check(
    z.minLength(passwordLengthMin, `Password must be at least ${passwordLengthMin} characters`),
    z.maxLength(passwordLengthMax, `Password must be at most ${passwordLengthMax} characters`),
  )
const Password = z.string().check(z.minLength(1, 'Password is required'), z.maxLength(passwordLengthMax))

export const Role = z.enum(['buyer', 'seller', 'operator'])
export type Role = z.infer<typeof Role>

/** Where somebody came in: each has its own pages, and leads to its own role. */
export const Door = z.enum(['buyer', 'seller'])
export type Door = z.infer<typeof Door>

export const Person = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Empty until the person says it: it is never guessed from the address. */
  name: z.string(),
  /** The company the person buys for; of a seller who named none, the one that sells. */
  company: z.nullable(z.string()),
  roles: z.array(Role),
  /** Signed in through an organisation's own provider: what is about the person alone is closed. */
  isLimited: z.optional(z.boolean()),
})
export type Person = z.infer<typeof Person>

/** May be empty. What the organisation is called is the organisation's, and said there. */
export const OwnProfile = z.object({ name: OptionalLine('Name', 200) })
export type OwnProfile = z.infer<typeof OwnProfile>

export const SignUp = z.object({ email: Email, password: NewPassword, name: z.optional(Line('Name', 200)) })
export const SignIn = z.object({ email: Email, password: Password, rememberMe: z.optional(z.boolean()) })
export const OpenSellerAccount = z.object({
  firstName: Line('First name', 200),
  lastName: Line('Last name', 200),
  companyName: Line('Company name', 200),
  /** The version of the terms for sellers that was shown; whoever leaves it out accepts, by calling, the one in force. */
  sellerTerms: z.optional(TermsVersion),
})
export const SignUpSeller = z.extend(OpenSellerAccount, { email: Email, password: NewPassword })
export const ResetPassword = z.object({ token: z.string().check(z.minLength(1)), password: NewPassword })

export const SessionSummary = z.object({
  id: z.string(),
  current: z.boolean(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  device: z.string(),
  address: z.string(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

const Signed = z.object({ person: Person })
const Done = z.object({ done: z.literal(true) })
const tag = 'Identity'

export const identityApi = {
  session: endpoint({
    ...firstCalls.session,
    summary: 'Who is signed in, or null',
    tag,
    answer: z.object({ person: z.nullable(Person) }),
    errors: [],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Create an account with e-mail and password and sign in',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: SignUp,
    answer: Signed,
    errors: ['email_taken', 'weak_password', 'rate_limited'],
  }),
  signUpSeller: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up-seller',
    summary: 'Create an account that holds the Seller role and sign in',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: SignUpSeller,
    answer: Signed,
    errors: ['email_taken', 'weak_password', 'terms_changed', 'rate_limited'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in with e-mail and password, or learn what else is asked for',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: SignIn,
    /** Nobody is signed in while there is a step left. */
    answer: z.object({ person: z.nullable(Person), step: z.nullable(SignInStep) }),
    errors: ['wrong_credentials', 'sign_in_paused', 'rate_limited'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End this session',
    tag,
    effect: 'change',
    caller: 'anyone',
    answer: Done,
    errors: [],
  }),
  openSellerAccount: endpoint({
    method: 'POST',
    path: '/api/auth/open-seller-account',
    summary: 'Add the Seller role to the signed-in person',
    tag,
    effect: 'change',
    caller: 'person',
    body: OpenSellerAccount,
    answer: Signed,
    errors: ['terms_changed'],
  }),
  saveProfile: endpoint({
    method: 'PATCH',
    path: '/api/auth/profile',
    summary: 'Change what the signed-in person is called',
    tag,
    effect: 'change',
    caller: 'person',
    body: OwnProfile,
    answer: Signed,
    errors: [],
  }),
  idToken: endpoint({
    method: 'GET',
    path: '/api/auth/token',
    summary: 'A short-lived identity token (JWT) for the signed-in person',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ token: z.string() }),
    errors: [],
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary: 'Send a reset link, if the address has an account; the answer is the same either way',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: z.object({ email: Email }),
    answer: Done,
    errors: ['rate_limited'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of a reset link; ends every session of the account',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: ResetPassword,
    answer: Done,
    errors: ['link_expired', 'weak_password', 'rate_limited'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Send the e-mail confirmation link again',
    tag,
    effect: 'change',
    caller: 'person',
    answer: Done,
    errors: ['rate_limited'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Confirm one’s own e-mail address with the token of a confirmation link',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: z.object({ token: z.string().check(z.minLength(1)) }),
    /** Whose address it is: whoever follows the link may be signed in as somebody else. */
    answer: z.object({ done: z.literal(true), email: z.string() }),
    errors: ['link_expired', 'confirm_signed_in'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the signed-in person is signed in',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ sessions: z.array(SessionSummary) }),
    errors: [],
  }),
  revokeSession: endpoint({
    method: 'POST',
    path: '/api/auth/revoke-session',
    summary: 'End one session of the signed-in person',
    tag,
    effect: 'change',
    caller: 'person',
    body: z.object({ id: z.string() }),
    answer: Done,
    errors: ['not_found'],
  }),
  startOpenId: endpoint({
    method: 'POST',
    path: '/api/auth/openid/start',
    summary: 'The address of the configured OpenID provider to open in a popup',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: z.object({ door: Door, rememberMe: z.optional(z.boolean()) }),
    answer: z.object({ url: z.string() }),
    errors: ['provider_not_configured', 'rate_limited'],
  }),
  /** Call 3 of the specification: the identity token speaks, there is no body. */
  registerBuyer: endpoint({
    method: 'POST',
    path: '/api/usersignup/signup',
    summary: 'Create the buyer profile of the bearer; safe to repeat',
    tag,
    effect: 'change',
    caller: 'bearer',
    answer: Signed,
    errors: ['invalid_token'],
  }),
} as const
