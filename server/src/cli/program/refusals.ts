/** How a command ends, for whatever started it. */
export const exitCodes = {
  done: 0,
  /** Refused, or it failed: nothing was done, unless the message says otherwise. */
  refused: 1,
  /** It was not understood. */
  misused: 2,
  /** It is more than the key does alone: it waits for a person. */
  waits: 3,
  /** A person said no. */
  notConfirmed: 4,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What cannot be done as it was asked for, in words for whoever typed it. */
export class CommandRefused extends Error {
  readonly exitCode: ExitCode
  constructor(message: string, exitCode: ExitCode = exitCodes.refused) {
    super(message)
    this.exitCode = exitCode
  }
}

export const misused = (message: string): CommandRefused => new CommandRefused(message, exitCodes.misused)
