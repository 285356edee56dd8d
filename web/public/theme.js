// Before the first paint: a theme that the person chose wins over the system's. Without a choice
// (or with `auto`) the page follows the system by itself.
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', chosen)
  }
} catch {
  // Storage is blocked: the system decides.
}
