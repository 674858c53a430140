import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const languageModelServerSettings = settings({
  LANGUAGE_MODEL_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .describe(
      'where owners may connect a language model, separated by commas, such as https://api.openai.com or http://ollama.internal:11434, which may be private; without it none can be connected',
    ),
  LANGUAGE_MODEL_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(120_000)
    .default(40_000)
    .describe('how long a language model may take for one answer'),
})
