// Runs before the first paint, so that a page never flashes in the theme its reader did not choose.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
