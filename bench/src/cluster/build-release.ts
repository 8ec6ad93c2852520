import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const repository = path.resolve(import.meta.dirname, '../../..')

/** An older release of this program, with its own packages, built as it was then. */
export const buildRelease = (commit: string, tell: (line: string) => void) => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'ledgerleaf-release-')), 'release')
  const run = (at: string, program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: at, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  run(repository, 'git', 'worktree', 'add', '--detach', folder, commit)
  const name = run(folder, 'git', 'log', '-1', '--format=%h of %cs').trim()
  tell(`Building the release ${name} …`)
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund')
  run(folder, process.execPath, 'scripts/build.mjs')
  return {
    program: path.join(folder, 'server/dist/main.js'),
    remove: () => {
      run(repository, 'git', 'worktree', 'remove', '--force', folder)
      rmSync(path.dirname(folder), { recursive: true, force: true })
    },
  }
}
