const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const [dayHeight, opens, closes] = [48, 9, 18]
const at = (hour: number) => (hour / 24) * dayHeight

/** The week as seven rulers of a day each, with the hours at the desk filled in and named. The words stand beside it. */
export const WorkingWeek = () => (
  <svg
    viewBox="0 0 244 68"
    aria-hidden="true"
    className="mt-1 w-full max-w-64 fill-none stroke-edge"
    strokeWidth={1}
  >
    {[opens, closes].map((hour) => (
      <text
        key={hour}
        x={30}
        y={at(hour) + 4}
        className="fill-muted stroke-none text-[12px]"
        textAnchor="end"
      >
        {hour > 12 ? `${hour - 12} PM` : `${hour} AM`}
      </text>
    ))}
    {days.map((day, i) => (
      <g key={day} transform={`translate(${i * 29.5 + 38.5} 0.5)`}>
        <rect width={22} height={dayHeight} className="stroke-hairline" />
        {i < 5 && (
          <rect y={at(opens)} width={22} height={at(closes) - at(opens)} className="fill-moss stroke-leaf" />
        )}
        <text
          x={11}
          y={dayHeight + 16}
          className="fill-muted stroke-none font-mono text-[12px]"
          textAnchor="middle"
        >
          {day[0]}
        </text>
      </g>
    ))}
  </svg>
)
