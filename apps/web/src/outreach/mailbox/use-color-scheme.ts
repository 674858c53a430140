import { useSyncExternalStore } from 'react'

const name = 'data-mantine-color-scheme'

function subscribe(changed: () => void): () => void {
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributeFilter: [name] })
  return () => watch.disconnect()
}

/** Light or dark, once the page has its colors: what is drawn in a frame has to be drawn again then. */
export const useColorScheme = (): string | null =>
  useSyncExternalStore(subscribe, () => document.documentElement.getAttribute(name))
