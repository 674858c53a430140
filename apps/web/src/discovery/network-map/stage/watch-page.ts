type Watch = { resized: () => void; recoloured: () => void }

/** What may change around the picture: its room, and the colours of the page. Returns how to stop. */
export const watchPage = (container: HTMLElement, { resized, recoloured }: Watch): (() => void) => {
  const sizes = new ResizeObserver(resized)
  sizes.observe(container)
  const colours = new MutationObserver(recoloured)
  colours.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
  return () => {
    sizes.disconnect()
    colours.disconnect()
  }
}
