/** `?panel=` says whose paths are open, on every screen that lists people. */
export const pathsPanel = (id: string): string => `ways.${id}`

export const readPathsPanel = (panel: string | undefined): string | null =>
  panel?.startsWith('ways.') ? panel.slice('ways.'.length) : null
