import { cn } from '../../ui/cn.ts'

const steps = [
  ['Onboard', 'Its file: what your reports say is read from them, and the rest is typed.'],
  ['Review and scorecard', 'An operator reads the file, and each vintage gets its score.'],
  ['Publish and list', 'A price for the credits of a serial block.'],
  ['Trade and settle', 'What is sold, and what each sale brings you.'],
  ['Retirement and reporting', 'What buyers retire of it, and for whom.'],
] as const

const Mark = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid size-8 shrink-0 place-items-center rounded-full border font-mono text-fine',
      at === 0 ? 'border-leaf bg-sheet text-leaf-strong' : 'border-edge border-dashed text-muted',
    )}
  >
    {at + 1}
  </span>
)

const Line = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cn('absolute bg-edge', className)} />
)

/** The way a project takes, before the first of its steps: along the page, and on a phone without the later names. */
export const FirstTrail = () => (
  <ol aria-label="The five steps" className="grid grid-cols-5 gap-x-4">
    {steps.map(([name], at) => (
      <li key={name} className="relative grid content-start gap-2">
        {at < steps.length - 1 && <Line className="top-4 right-[-0.5rem] left-10 h-px" />}
        <Mark at={at} />
        <span
          className={cn(
            'text-sm leading-snug',
            at === 0 ? 'whitespace-nowrap font-medium' : 'text-muted max-sm:sr-only',
          )}
        >
          {name}
        </span>
      </li>
    ))}
  </ol>
)

/** The same with what happens in each, for whoever takes it for the first time: down the page where it is narrow. */
export const ToldTrail = () => (
  <ol aria-label="The five steps" className="grid gap-x-6 gap-y-4 lg:grid-cols-5">
    {steps.map(([name, says], at) => (
      <li key={name} className="relative flex min-w-0 gap-4 lg:flex-col lg:gap-3">
        {at < steps.length - 1 && (
          <Line className="max-lg:top-9 max-lg:bottom-[-0.75rem] max-lg:left-[15px] max-lg:w-px lg:top-4 lg:right-[-1rem] lg:left-10 lg:h-px" />
        )}
        <Mark at={at} />
        <span className="grid min-w-0 content-start gap-1 max-lg:pt-1">
          <span className="font-medium text-note leading-snug">{name}</span>
          <span className="text-muted text-sm">{says}</span>
        </span>
      </li>
    ))}
  </ol>
)
