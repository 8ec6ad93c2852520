import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Client credentials (OAuth 2.1): a key is a client, by its id and its secret. */
export const tokenApi = {
  grant: endpoint({
    method: 'POST',
    path: '/v1/oauth/token',
    summary: 'Exchange the id and secret of a key for a token that is valid for a quarter of an hour',
    description:
      'Sent as a form, with the client in the Authorization header (HTTP Basic) or in the body. The token opens what the key opens, or less where `scope` asks for less. There is no refresh token: ask again.',
    tag: 'Tokens',
    effect: 'read',
    caller: 'anyone',
    form: z.object({
      grant_type: z.literal('client_credentials'),
      client_id: z.optional(z.string()),
      client_secret: z.optional(z.string()),
      scope: z.optional(z.string()),
    }),
    answer: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      scope: z.string(),
    }),
    errors: ['invalid_input', 'invalid_key', 'rate_limited'],
  }),
}
