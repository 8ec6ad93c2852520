import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const source = path.join(root, 'web', 'src')
const mayWrite = /^api[/\\]|[.]test[.]tsx?$/
const written = /['"`]\/api\//

/** The site finds every call by the contract (`hrefOf`, `send`), so that an address cannot change behind a link's back. */
export const checkAddresses = () =>
  readdirSync(source, { recursive: true })
    .filter((name) => /[.]tsx?$/.test(name) && !mayWrite.test(name))
    .flatMap((name) =>
      readFileSync(path.join(source, name), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          written.test(line) ? [`web/src/${name}:${i + 1} writes an address by hand: ${line.trim()}`] : [],
        ),
    )
