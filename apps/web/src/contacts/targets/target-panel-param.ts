/** `?panel=` says who is to be added as a target, as it was typed, at which company, or which target is edited. */
export const addTargetPanel = (text = ''): string => `target.${text}`
export const addTargetAtPanel = (company: string): string => `target-at.${company}`
export const editTargetPanel = (id: string): string => `target-edit.${id}`

export const readTargetPanel = (
  panel: string | undefined,
): { text: string } | { company: string } | { id: string } | null => {
  if (panel?.startsWith('target-edit.')) return { id: panel.slice('target-edit.'.length) }
  if (panel?.startsWith('target-at.')) return { company: panel.slice('target-at.'.length) }
  return panel?.startsWith('target.') ? { text: panel.slice('target.'.length) } : null
}
