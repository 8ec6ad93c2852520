import './lib/node-version.mjs'
import process from 'node:process'
import { makeSbom } from './lib/make-sbom.mjs'

// `npm run --silent sbom > sbom.json`
process.stdout.write(`${JSON.stringify(await makeSbom(), null, 2)}\n`)
