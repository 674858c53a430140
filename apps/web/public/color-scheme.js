// Runs before the first paint, so the page never flashes in the wrong scheme. It is a file and
// not an inline script because the content security policy allows scripts from our origin only.
// The key is the one Mantine's colour scheme manager writes.
let chosen = 'auto'
try {
  chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
} catch {
  // Storage may be blocked; the system's preference is then the answer.
}
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark)
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
