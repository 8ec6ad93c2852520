import { type Compiled, compileContracts } from './compile-contracts.ts'

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
const camel = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)

const header = '// Made by `npm run build:contracts`; `npm run check` compiles again and compares.\n'

const asConst = (name: string, value: unknown) =>
  `${header}export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`

/** The artefact for other people's tools, and the same as modules: the types of the calls come from the second. */
const filesOf = (compiled: Compiled): [string, string][] => {
  const { name, abi, bytecode } = compiled
  const made = `src/generated/${kebab(name)}`
  return [
    [`artefacts/${name}.json`, `${JSON.stringify(compiled, null, 2)}\n`],
    [`${made}-abi.ts`, asConst(`${camel(name)}Abi`, abi)],
    // Apart from the other: a browser that reads the contract need not download it.
    [`${made}-bytecode.ts`, asConst(`${camel(name)}Bytecode`, bytecode)],
  ]
}

/** Every file that follows from the contracts, by its path below `chain/`. */
export const artefactFiles = (): [string, string][] =>
  compileContracts(['LedgerleafCredits.sol', 'testing/ContractWallet.sol', 'testing/Reentrant.sol']).flatMap(
    filesOf,
  )
