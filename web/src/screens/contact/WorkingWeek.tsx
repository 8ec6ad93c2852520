const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const [dayHeight, opens, closes] = [48, 9, 18]
const at = (hour: number) => (hour / 24) * dayHeight

/** The week as seven rulers of a day each, with the hours at the desk filled in. The words stand beside it. */
export const WorkingWeek = () => (
  <svg
    viewBox="0 0 210 68"
    aria-hidden="true"
    className="mt-1 w-full max-w-56 fill-none stroke-edge"
    strokeWidth={1}
  >
    {days.map((day, i) => (
      <g key={day} transform={`translate(${i * 30 + 0.5} 0.5)`}>
        <rect width={22} height={dayHeight} className="stroke-hairline" />
        {i < 5 && (
          <rect y={at(opens)} width={22} height={at(closes) - at(opens)} className="fill-moss stroke-leaf" />
        )}
        <path d={`M0 ${at(6)}h4M0 ${at(12)}h7M0 ${at(18)}h4`} />
        <text
          x={11}
          y={dayHeight + 15}
          className="fill-muted stroke-none font-mono text-[10px]"
          textAnchor="middle"
        >
          {day[0]}
        </text>
      </g>
    ))}
  </svg>
)
