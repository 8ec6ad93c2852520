type NetworkSignProps = { of: string }

/** The sign of a network. All of them stand in one picture: as script, every first visit would wait for them. */
export const NetworkSign = ({ of }: NetworkSignProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-5 shrink-0 text-leaf"
  >
    <use href={`/networks.svg#${of}`} />
  </svg>
)
