import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import solc from 'solc'

const here = path.join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

// Cancun is what every chain we would be deployed on has run for years; OpenZeppelin needs its MCOPY.
const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 10_000 },
  outputSelection: {
    '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'metadata'] },
  },
}

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<
    string,
    Record<
      string,
      {
        abi: unknown[]
        metadata: string
        evm: { bytecode: { object: string }; deployedBytecode: { object: string } }
      }
    >
  >
}

export type Compiled = {
  name: string
  compiler: string
  settings: { evmVersion: string; optimizer: { enabled: boolean; runs: number } }
  /** The files it was made of, by the hash the compiler gives them. */
  sources: Record<string, string>
  abi: unknown[]
  bytecode: string
  deployedBytecode: string
}

const readImport = (name: string) => {
  try {
    return { contents: readFileSync(require.resolve(name), 'utf8') }
  } catch {
    return { error: `there is no ${name}` }
  }
}

/** Compiles contracts as they lie in `contracts/`. The answer depends on their text and on nothing of this machine. */
export const compileContracts = (files: readonly string[]): Compiled[] => {
  const sources = Object.fromEntries(
    files.map((file) => [
      `contracts/${file}`,
      { content: readFileSync(path.join(here, 'contracts', file), 'utf8') },
    ]),
  )
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  const output: Output = JSON.parse(solc.compile(input, { import: readImport }))
  const complaints = (output.errors ?? []).map(({ formattedMessage }) => formattedMessage)
  // A warning is a mistake, too: nobody reads them twice.
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  return files.map((file) => {
    const name = path.basename(file, '.sol')
    const made = output.contracts[`contracts/${file}`]?.[name]
    if (!made) throw new Error(`${file} holds no contract ${name}`)
    const metadata: { sources: Record<string, { keccak256: string }> } = JSON.parse(made.metadata)
    return {
      name,
      compiler: solc.version(),
      settings: { evmVersion: settings.evmVersion, optimizer: settings.optimizer },
      sources: Object.fromEntries(
        Object.entries(metadata.sources).map(([source, { keccak256 }]) => [source, keccak256]),
      ),
      abi: made.abi,
      bytecode: `0x${made.evm.bytecode.object}`,
      deployedBytecode: `0x${made.evm.deployedBytecode.object}`,
    }
  })
}
