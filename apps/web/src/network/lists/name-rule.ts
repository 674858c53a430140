export const nameRule = (name: string): string | null =>
  name.trim() === '' ? 'Give it a name that you will find again.' : null
