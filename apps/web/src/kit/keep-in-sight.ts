/** As the `ref` of what is chosen in something that scrolls: it comes into sight when it is chosen. */
export const keepInView = (chosen: Element | null): void =>
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
