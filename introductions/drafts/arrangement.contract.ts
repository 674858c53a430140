import { z } from 'zod'

/** brief: short and direct · personal: warmer, with how the people know each other and who the asker is. */
export const DraftTone = z.enum(['brief', 'personal']).meta({ id: 'DraftTone' })
export type DraftTone = z.infer<typeof DraftTone>

/** Which claims a message makes, in which order, and how it sounds. The renderer writes it. */
export interface Arrangement {
  readonly order: readonly string[]
  readonly tone: DraftTone
}
