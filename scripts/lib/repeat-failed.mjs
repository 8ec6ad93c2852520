/** So many failures are a fault of the work, not of a busy machine; repeating them would only take time. */
const repeatedMost = 12

/**
 * Whatever failed is asked once more, alone. What then passes is flaky: the run goes on, and names it in its last lines.
 * Only failures with a name can be told apart from each other; a set-up that failed is none.
 */
export const repeatFailed = async (first, again) => {
  const { failures = [] } = first
  if (failures.length === 0 || failures.length > repeatedMost || failures.length !== first.failed)
    return first
  const second = await again(failures)
  const still = new Set((second.failures ?? []).map(({ name }) => name))
  // A second run that told nothing clears nobody.
  if (second.passed + (second.failures ?? []).length === 0) return first
  const flaky = failures.filter(({ name }) => !still.has(name))
  const left = [
    ...failures.filter(({ name }) => still.has(name)),
    ...(second.failures ?? []).filter(({ name }) => !failures.some((one) => one.name === name)),
  ]
  return { passed: first.passed + flaky.length, failed: left.length, failures: left, flaky }
}
