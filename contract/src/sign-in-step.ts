import * as z from 'zod/mini'

/** What a sign-in still asks for once the password, or the provider, has spoken. */
export const SignInStep = z.object({
  /** By what it can be answered; empty where something has to be set up first. */
  ways: z.array(z.enum(['passkey', 'totp', 'recovery'])),
  /** A browser makes no passkey for a server that is known by a number. */
  canHavePasskeys: z.boolean(),
  /** Of a demo account, for whoever sits at the machine it runs on: the code that an app would show. */
  demoCode: z.nullable(z.string()),
})
export type SignInStep = z.infer<typeof SignInStep>
