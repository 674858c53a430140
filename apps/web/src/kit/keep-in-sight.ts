/** As the `ref` of what is chosen in something that scrolls: it comes into sight when it is chosen. */
export const keepInView = (chosen: Element | null): void =>
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The same for a tab. Its neighbours grow when their counts are known, so it is looked after from then on. */
export const keepTabInView = (tab: HTMLElement | null): (() => void) | undefined => {
  const row = tab?.closest('nav')
  if (!tab || !row) return undefined
  const watch = new ResizeObserver(() => {
    const margin = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd) || 0
    const [start, end] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth]
    if (start - margin < row.scrollLeft) row.scrollLeft = start - margin
    else if (end + margin > row.scrollLeft + row.clientWidth) row.scrollLeft = end + margin - row.clientWidth
  })
  for (const one of [row, ...row.querySelectorAll('a')]) watch.observe(one)
  return () => watch.disconnect()
}
