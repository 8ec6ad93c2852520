import type { Address, AnswerOf, Endpoint } from '@ledgerleaf/contract/endpoint'
import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { siteApi } from '@ledgerleaf/contract/site'
import { ApiError, hasCode } from './api-error.ts'
import { readAnswer } from './read-answer.ts'
import { addressOf, type CallOptions, type InputOf, requestOf, type Sending } from './request.ts'

type Rest<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions]

const unreachable = 'The server could not be reached. Please check your connection and try again.'

/** One client for every call of the contract. Answers are typed by it and not checked again in the browser. */
export const createClient = (origin = '') => {
  let csrfToken: Promise<string> | undefined

  const exchange = async (endpoint: Address, sending: Sending, token: string): Promise<unknown> => {
    let response: Response
    try {
      response = await fetch(`${origin}${addressOf(endpoint, sending)}`, requestOf(endpoint, sending, token))
    } catch (error) {
      // A call its own caller gave up is no failure of the network.
      if (sending.signal?.aborted) throw error
      throw new ApiError({ status: 0, code: 'network', message: unreachable })
    }
    return readAnswer(response)
  }

  const fetchCsrfToken = async (): Promise<string> => {
    try {
      const answer = (await exchange(firstCalls.csrfToken, {}, '')) as AnswerOf<typeof siteApi.csrfToken>
      return answer.csrfToken
    } catch {
      return ''
    }
  }

  /** Asked for once at the start, and again whenever the session changes: the token is bound to it. */
  const refreshCsrfToken = (): Promise<string> => {
    csrfToken = fetchCsrfToken()
    return csrfToken
  }

  // Calls refused at the same moment share one new token: only the first finds the old one still in place.
  const replaceCsrfToken = (refused: Promise<string>): Promise<string> =>
    csrfToken === refused || csrfToken === undefined ? refreshCsrfToken() : csrfToken

  const change = async (endpoint: Address, sending: Sending): Promise<unknown> => {
    const token = csrfToken ?? refreshCsrfToken()
    try {
      return await exchange(endpoint, sending, await token)
    } catch (error) {
      if (!hasCode(error, 'csrf_invalid')) throw error
      return exchange(endpoint, sending, await replaceCsrfToken(token))
    }
  }

  /** By the definition of the call, or by its address alone and the type of the definition. */
  const send = async <E extends Endpoint>(
    endpoint: E | Address<E>,
    ...[input]: Rest<E>
  ): Promise<AnswerOf<E>> => {
    const sending: Sending = input ?? {}
    const byCookie = endpoint.effect === 'change' && endpoint.caller !== 'bearer'
    const answer = byCookie ? change(endpoint, sending) : exchange(endpoint, sending, '')
    return (await answer) as AnswerOf<E>
  }

  return { send, refreshCsrfToken }
}

export const { send, refreshCsrfToken } = createClient()
