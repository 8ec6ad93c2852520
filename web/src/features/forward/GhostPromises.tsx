import { stripes } from '../../nouns/credit/pile-looks.ts'

/** Where marks stand on the way, in percent: of nobody's dates. */
const marks = [
  { at: 24, isOwed: false },
  { at: 66, isOwed: true },
  { at: 98, isOwed: true },
] as const
const today = 42

const hatched = stripes('var(--edge)')

const Sign = ({ isOwed }: { isOwed: boolean }) => (
  <span
    className="block size-3.5 shrink-0 border border-edge border-dashed bg-sheet"
    style={{ background: isOwed ? hatched : 'var(--hairline)' }}
  />
)

/** The line of a promise before the first one: from its purchase over today to the days it is due, named where a figure would be. */
export const GhostPromises = () => (
  <div className="grid gap-5">
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <span>An example</span>
      <span className="flex items-center gap-2">
        <Sign isOwed={false} />
        Credits delivered
      </span>
      <span className="flex items-center gap-2">
        <Sign isOwed />
        Credits owed
      </span>
    </p>
    <div className="relative mt-7 h-5">
      <span className="absolute top-1/2 left-0 h-px bg-edge" style={{ width: `${today}%` }} />
      <span
        className="absolute top-1/2 right-0 border-edge border-t border-dashed"
        style={{ left: `${today}%` }}
      />
      <span className="absolute top-1 left-0 h-3 w-px bg-edge" />
      <span className="absolute -top-5 h-8 w-px bg-leaf" style={{ left: `${today}%` }} />
      <span className="absolute -top-7 pl-1.5 text-leaf-strong" style={{ left: `${today}%` }}>
        Today
      </span>
      {marks.map(({ at, isOwed }) => (
        <span key={at} className="absolute top-[3px] -translate-x-1/2 bg-sheet" style={{ left: `${at}%` }}>
          <Sign isOwed={isOwed} />
        </span>
      ))}
    </div>
    <p className="flex justify-between gap-4">
      <span>Bought</span>
      <span>Last day due</span>
    </p>
  </div>
)
