import { z } from 'zod'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'

export const LookupQuestion = z
  .strictObject({ email: EmailAddress.optional(), linkedinUrl: z.string().trim().min(3).max(300).optional() })
  .refine(
    ({ email, linkedinUrl }) => email !== undefined || linkedinUrl !== undefined,
    'needs an e-mail address or a LinkedIn address',
  )
export type LookupQuestion = z.infer<typeof LookupQuestion>
