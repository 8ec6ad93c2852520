let mounted: () => void = () => {}
const ready = new Promise<void>((resolve) => {
  mounted = resolve
})
/** Called by the host once it listens: a toast said before that would be lost. */
export const toasterIsReady = () => mounted()

let want: () => void = () => {}
/** Until the first toast is wanted, no page loads the code that draws them. */
export const firstToast = new Promise<void>((resolve) => {
  want = resolve
})

const say = async (show: (sonner: typeof import('sonner')) => void) => {
  want()
  const [sonner] = await Promise.all([import('sonner'), ready])
  show(sonner)
}

/** Good news leaves by itself; an error stays until it is dismissed. */
export const toast = {
  success: (text: string) => say((sonner) => void sonner.toast.success(text)),
  info: (text: string) => say((sonner) => void sonner.toast.info(text)),
  error: (text: string) =>
    say((sonner) => void sonner.toast.error(text, { duration: Number.POSITIVE_INFINITY, closeButton: true })),
}
