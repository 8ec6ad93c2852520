import { Spinner } from './Spinner.tsx'

export const FullScreenSpinner = ({ label = 'Loading' }: { label?: string }) => (
  <div className="grid min-h-dvh place-items-center bg-paper text-leaf">
    <Spinner className="size-10" label={label} />
  </div>
)
