import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const answerSettings = settings({
  ANSWERS_KEPT_SECONDS: z.coerce.number().int().min(0).default(300).describe('of searches; 0 answers each anew'),
})
