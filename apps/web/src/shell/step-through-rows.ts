const rowsOf = (content: Element): HTMLElement[] =>
  [...content.querySelectorAll<HTMLElement>('li, tbody > tr')].filter(
    (row) => row.closest('nav') === null && row.parentElement?.closest('li, tr') === null && mainLinkOf(row) !== null,
  )

/** What opens a row: its first link, or its first button where it has none. */
const mainLinkOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:not(:disabled)')

/** Moves focus to the next or previous row of the screen, so that Enter opens it. It stops at both ends. */
export const stepThroughRows = (step: 1 | -1): void => {
  const content = document.getElementById('content')
  const rows = content ? rowsOf(content) : []
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const next = here === -1 ? (step === 1 ? rows[0] : undefined) : rows[here + step]
  const link = next && mainLinkOf(next)
  link?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
