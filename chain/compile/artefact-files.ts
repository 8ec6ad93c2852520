import { type Compiled, compileContracts } from './compile-contracts.ts'

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
const camel = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)

const header = '// Made by `npm run build:contracts`; `npm run check` compiles again and compares.\n'

const asConst = (name: string, text: string) => `${header}export const ${name} = ${text} as const\n`

/** What a call needs to know, a line for each item: how Solidity names its types is in the artefact alone. */
const writeAbi = (abi: readonly unknown[]): string => {
  const needed = (key: string, value: unknown) => (key === 'internalType' ? undefined : value)
  return `[\n${abi.map((item) => `  ${JSON.stringify(item, needed)},\n`).join('')}]`
}

/** The artefact for other people's tools, and the same as modules: the types of the calls come from the second. */
const filesOf = (compiled: Compiled): [string, string][] => {
  const { name, abi, bytecode } = compiled
  const made = `src/generated/${kebab(name)}`
  return [
    [`artefacts/${name}.json`, `${JSON.stringify(compiled, null, 2)}\n`],
    [`${made}-abi.ts`, asConst(`${camel(name)}Abi`, writeAbi(abi))],
    // Apart from the other: a browser that reads the contract need not download it.
    [`${made}-bytecode.ts`, asConst(`${camel(name)}Bytecode`, JSON.stringify(bytecode))],
  ]
}

/** Every file that follows from the contracts, by its path below `chain/`. */
export const artefactFiles = (): [string, string][] =>
  compileContracts(['LedgerleafCredits.sol', 'testing/ContractWallet.sol', 'testing/Reentrant.sol']).flatMap(
    filesOf,
  )
