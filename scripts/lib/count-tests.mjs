import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

/** Where a run ended badly, yet no test of it is to blame (a set-up that failed, say), that is one failure. */
const blame = ({ passed, failed }, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed })

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export const countVitest = (file, code) => {
  const report = readReport(file)
  return blame(report ? { passed: report.numPassedTests, failed: report.numFailedTests } : none, code)
}

export const countPlaywright = (file, code) => {
  const stats = readReport(file)?.stats
  return blame(stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : none, code)
}
