import pino, { type DestinationStream, type Logger, type SerializedError } from 'pino'
import { traceFields } from './tracing/active-span.ts'

type Asked = { method?: string; url?: string; ip?: string }

/** A failed statement tells its values, and they may be anybody's: a mail, an address, a link that signs someone in. */
const withoutValues = (text: string): string => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')

const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error) as SerializedError
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return { type, message: withoutValues(message), ...code, stack: withoutValues(stack), ...cause }
}

/** What follows the question mark may be the token of a link. */
const describeRequest = ({ method, url, ip }: Asked) => ({ method, url: url?.split('?')[0], ip })

/** Structured lines on stderr, so that stdout stays for the one line a person reads. Secrets are cut out. */
export const openLog = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger =>
  pino(
    {
      level,
      redact: ['*.password', '*.token'],
      serializers: {
        err: describeError,
        error: describeError,
        details: (details: unknown) => (Array.isArray(details) ? details.map(describeError) : details),
        req: describeRequest,
      },
      mixin: traceFields,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
