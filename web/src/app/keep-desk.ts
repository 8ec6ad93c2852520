// By itself: the root, which every page loads, needs the mark alone.
/** Once it is known: whether it is the frame of somebody signed in. */
export const keepDesk = (isDesk: boolean): void => {
  const { dataset } = document.documentElement
  if (isDesk) dataset.desk ??= 'wide'
  else delete dataset.desk
}
