export const workspaceNameRule = (name: string): string | null =>
  name.trim() === '' ? 'A workspace needs a name.' : null
