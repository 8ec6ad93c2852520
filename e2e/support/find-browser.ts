import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

// The headless shell first: it starts in a fraction of the time.
const machineBrowsers = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const fromMachine = () => machineBrowsers.find((file) => existsSync(file))

const fromPackage = async () => {
  // The package has an x64 Linux build only, and brings its own libraries when it believes it runs in a cloud function.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

const fromDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('No browser on this machine: installing Debian’s Chromium for the tests.\n')
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-y', '-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  apt('install', '--no-install-recommends', 'chromium-headless-shell')
  return fromMachine()
}

/** A real Chromium: the one named, the machine's own, the one of the npm package, or Debian's, in that order. */
export const findBrowser = async (): Promise<string> => {
  const found = process.env.CHROME_PATH ?? fromMachine() ?? (await fromPackage()) ?? fromDebian()
  if (found) return found
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
}

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
