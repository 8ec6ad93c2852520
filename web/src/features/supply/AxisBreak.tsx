type Props = { x: number; y: number; turned?: boolean }

/** Two strokes through an axis: what stands on the two sides of it is not to one scale. */
export const AxisBreak = ({ x, y, turned = false }: Props) => (
  <g transform={`translate(${x} ${y})${turned ? ' rotate(90)' : ''}`}>
    <rect x={-6} y={-8} width={12} height={5} fill="var(--sheet)" />
    <path d="M-6,-2l12,-4M-6,-6l12,-4" stroke="var(--edge)" strokeWidth={1.5} fill="none" />
  </g>
)
