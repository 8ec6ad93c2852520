import type { Intensity, Target } from '@ledgerleaf/contract/findings'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'

const shownMax = 8
const figure = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

/** "42 % less by 2030 than in 2019, Scopes 1 and 2", as far as the report says it. */
const inShort = ({ percent, baseYear, targetYear, scopes, netZero }: Target): string =>
  [
    netZero
      ? `Net zero${percent === null ? '' : ` (−${percent} %)`}`
      : percent !== null && `${percent} % less`,
    targetYear && `by ${targetYear}`,
    !netZero && baseYear && `than in ${baseYear}`,
    scopes.length > 0 && `(Scope ${scopes.join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ')

type TargetsProps = { targets: readonly Target[]; intensities: readonly Intensity[]; onShow: OnShow }

type Quoted = Pick<Target, 'text' | 'evidence'> & { targets: Target[] }

/** One sentence of a report may state several targets: it is quoted once, and they stand beside it. */
const bySentence = (targets: readonly Target[]): Quoted[] => {
  const quoted = new Map<string, Quoted>()
  for (const target of targets) {
    const { text, evidence } = target
    const one = quoted.get(text) ?? { text, evidence, targets: [] }
    one.targets.push(target)
    quoted.set(text, one)
  }
  return [...quoted.values()]
}

export const Targets = ({ targets, intensities, onShow }: TargetsProps) => (
  <ul className="border-edge border-t-2 bg-sheet">
    {bySentence(targets.slice(0, shownMax)).map(({ text, evidence, targets: stated }) => (
      <li
        key={text}
        className="grid gap-x-10 gap-y-2 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5 @4xl:grid-cols-2"
      >
        <ul className="grid content-start gap-1 font-medium">
          {stated.map((target, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report may say one target twice
            <li key={i}>{inShort(target)}</li>
          ))}
        </ul>
        <div className="grid content-start justify-items-start gap-1">
          <p className="text-pretty text-muted text-sm [overflow-wrap:anywhere]">“{text}”</p>
          <PlaceButton evidence={evidence} title="Target" onShow={onShow} />
        </div>
      </li>
    ))}
    {intensities.slice(0, shownMax).map((intensity) => (
      <li
        key={`${intensity.name} ${intensity.year} ${intensity.value}`}
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5"
      >
        <p className="text-note">
          {intensity.name}, {intensity.year}
        </p>
        <p className="font-mono text-note tabular-nums">
          {figure.format(intensity.value)} {intensity.unit}
        </p>
        <PlaceButton evidence={intensity.evidence} title={intensity.name} onShow={onShow} />
      </li>
    ))}
  </ul>
)
