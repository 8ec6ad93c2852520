import type { Address, AnswerOf, Endpoint, QueryOf } from '@ledgerleaf/contract/endpoint'
import { actingFor, organisationHeader } from './acting.ts'
import { ApiError, hasCode } from './api-error.ts'
import { refreshCsrfToken } from './client.ts'
import { readAnswer } from './read-answer.ts'
import { addressOf } from './request.ts'
import { newTrace } from './trace.ts'

export type FileProgress = { sentBytes: number; allBytes: number }

const exchange = (
  address: string,
  method: string,
  file: File,
  token: string,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('x-csrf-token', token)
    const organisation = actingFor(address)
    if (organisation !== undefined) request.setRequestHeader(organisationHeader, organisation)
    const trace = newTrace()
    if (trace !== undefined) request.setRequestHeader('traceparent', trace)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, allBytes: total })
    request.onload = () => {
      const { status, statusText, responseText } = request
      const type = request.getResponseHeader('content-type') ?? 'application/json'
      resolve(new Response(responseText, { status, statusText, headers: { 'content-type': type } }))
    }
    const message = 'The file did not arrive. Please check your connection and try again.'
    request.onerror = () => reject(new ApiError({ status: 0, code: 'network', message }))
    request.onabort = () => reject(new DOMException('The sending was given up.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })

/** Sends a large file and tells how much of it has left: the one thing `fetch` cannot say. */
export const sendFile = async <E extends Endpoint>(
  endpoint: E | Address<E>,
  { query, file }: { query: QueryOf<E>; file: File },
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<AnswerOf<E>> => {
  const address = addressOf(endpoint, { query })
  const attempt = async () =>
    readAnswer(await exchange(address, endpoint.method, file, await refreshCsrfToken(), onProgress, signal))
  try {
    return (await attempt()) as AnswerOf<E>
  } catch (error) {
    if (!hasCode(error, 'csrf_invalid')) throw error
    return (await attempt()) as AnswerOf<E>
  }
}
