import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const answerCacheSettings = settings({
  ANSWER_CACHE_SECONDS: z.coerce.number().int().min(0).default(300).describe('of searches; 0 answers each anew'),
})
