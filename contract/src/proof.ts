import * as z from 'zod/mini'

// What a key says, in the letters of base64url; the longest are the certificates of its maker, which nobody asks for.
const Encoded = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[\w-]+={0,2}$/))

/** How a passkey can be reached, as the browser names it. */
export const Transport = z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))

/** What a passkey signed, in the shape browsers give it (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
  clientExtensionResults: z.object({}),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** A key that was just made (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.optional(z.array(Transport).check(z.maxLength(10))),
  }),
  clientExtensionResults: z.object({}),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** Six digits of an authenticator app, or a recovery code; people type both with spaces. */
export const FactorCode = z.string().check(z.maxLength(40))

/**
 * That it is still the same person, before what cannot be undone or what money follows. Whoever has a second factor proves it
 * by that, everybody else by the password.
 */
export const Proof = z.object({
  password: z.optional(z.string().check(z.maxLength(1000))),
  code: z.optional(FactorCode),
  passkey: z.optional(PasskeyAnswer),
})
export type Proof = z.infer<typeof Proof>
