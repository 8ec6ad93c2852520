import pino, { type Logger } from 'pino'

/** Structured lines on stderr, so that stdout stays for the one line a person reads. Secrets are cut out by name. */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ fd: 2, sync: true }),
  )
