import { existsSync } from 'node:fs'
import { checkCertificate } from '../../mcp/check-certificate.ts'
import { StartError } from '../../platform/start-error.ts'
import { runVerify } from '../run-verify.ts'
import type { CommandParts, ProgramCommand } from './command.ts'
import { CommandRefused, type ExitCode, exitCodes } from './refusals.ts'
import { writeTonnes } from './write-figures.ts'

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Offline, as it always was: a file, and the key whoever runs this knows. */
const verifyFile = async (words: readonly string[], { tell }: CommandParts): Promise<ExitCode> => {
  try {
    const said = await runVerify(words)
    tell({ isVerified: true, says: said.split('\n') }, said)
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new CommandRefused(error.message)
  }
}

const wordsOf = ({ values, positionals }: CommandParts): string[] => {
  const named = (name: string) =>
    ([values[name] ?? []].flat() as string[]).flatMap((value) => [`--${name}`, value])
  return [...positionals, ...named('key'), ...named('witness'), ...named('needed')]
}

/** A certificate by its id: its proof is asked for, and checked here. */
const verifyById = async (id: string, { values, open, tell }: CommandParts): Promise<ExitCode> => {
  const { ledgerleaf, address } = open()
  const certificate = await ledgerleaf.certificates.get(id)
  const checked = await checkCertificate(certificate, [values.key ?? []].flat() as string[])
  if (!checked)
    throw new CommandRefused(
      certificate.status === 'pending'
        ? 'The log does not have it yet: ask again in a moment.'
        : 'It is from before entries committed to their words: only its serials can be proven, on its page.',
    )
  const { isVerified, keyFrom, steps, reason } = checked
  const says = steps.map((step) => `${step.isPassed ? '✓' : '✗'} ${step.says}`)
  const whose =
    keyFrom === 'you'
      ? 'Checked with the key you gave.'
      : `Checked with the keys that ${address} gave with it: to trust them less, give one you know with --key.`
  const answer = { id, ...checked, certificate }
  const end = isVerified
    ? `Verified. ${writeTonnes(certificate.quantity)} CO2e retired for ${certificate.beneficiary} on ${certificate.retiredAt.slice(0, 10)}.`
    : `Not verified: ${reason}`
  const mark = certificate.mark ? `\n${certificate.mark}` : ''
  tell(answer, [...says, end, whose].join('\n') + mark)
  return isVerified ? exitCodes.done : exitCodes.refused
}

export const verifyHere: ProgramCommand = {
  says: 'checks a certificate, from a file or by its id',
  help: `Usage: npx ledgerleaf verify CERTIFICATE-ID [--key VERIFIER-KEY] [--json]
       npx ledgerleaf verify CERTIFICATE-OR-PROOF-FILE --key VERIFIER-KEY [--witness WITNESS-KEY …] [--needed NUMBER] [LEAF-FILE]

By its id, a certificate is asked for at the market you are logged in at, and its proof is checked here.
A file is checked without asking anybody.`,
  options: {
    key: { type: 'string', multiple: true },
    witness: { type: 'string', multiple: true },
    needed: { type: 'string' },
  },
  positionalsMax: 2,
  run: async (parts) => {
    const [what = ''] = parts.positionals
    return idShape.test(what) && !existsSync(what)
      ? verifyById(what, parts)
      : verifyFile(wordsOf(parts), parts)
  },
}
