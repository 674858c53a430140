/** What can be told. An area declares its kinds beside the sentences in which they are told, and lists them in its manifest. */
export interface SignalKind {
  /** As it is stored and sent. */
  readonly name: string
  /** From when it happened; then it is deleted. */
  readonly keptDays: number
  /** Whether Home and the morning brief tell it. */
  readonly onHome: boolean
  /** Whether it should be read before somebody there is asked for an introduction. */
  readonly isCaution: boolean
  /** Whether Home names the best path to whom it is about. */
  readonly namesPath: boolean
}

export const signalKind = (kind: Pick<SignalKind, 'name' | 'keptDays'> & Partial<SignalKind>): SignalKind => ({
  onHome: false,
  isCaution: false,
  namesPath: false,
  ...kind,
})
