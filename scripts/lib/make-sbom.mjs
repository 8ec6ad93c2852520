import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './run.mjs'

const bytesMax = 64 * 1024 * 1024

/** npm calls a package of ours by the folder it lies in; its real name stands in the reference. */
const withOwnName = (component) => {
  const name = component['bom-ref']?.replace(/@[^@]*$/, '')
  return name === 'ledgerleaf' || name?.startsWith('@ledgerleaf/') ? { ...component, name } : component
}

/**
 * Every package the lock file names, as CycloneDX: nothing has to be installed for it. Developers' packages too: asked to leave
 * them out, npm also leaves out packages that the workspaces run.
 */
export const makeSbom = async () => {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', asked, { cwd: root, maxBuffer: bytesMax })
  const bom = JSON.parse(stdout)
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...withOwnName(bom.metadata.component), type: 'application' } },
    components: bom.components.map(withOwnName),
  }
}
