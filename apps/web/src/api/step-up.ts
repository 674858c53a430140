/**
 * Some changes are refused until the user has confirmed once more that it is them. The dialog of the page asks, and the
 * refused request is sent again.
 */
type Asking = () => Promise<boolean>
let dialog: Asking | null = null
let asking: Promise<boolean> | null = null

export const stepUp = {
  /** The dialog that asks; returns how to take it away. */
  onAsked(ask: Asking): () => void {
    dialog = ask
    return () => {
      if (dialog === ask) dialog = null
    }
  },
  /** Whether the user has confirmed. Two requests at once ask once. */
  async ask(): Promise<boolean> {
    if (!dialog) return false
    asking ??= dialog().finally(() => (asking = null))
    return asking
  },
}

/** Whether this is the refusal after which asking helps. */
export const isStepUp = (problem: unknown): boolean =>
  (problem as { code?: unknown } | null)?.code === 'step_up_required'
