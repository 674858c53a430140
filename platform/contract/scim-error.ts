import { z } from 'zod'

/** RFC 7644, 3.12. */
export const ScimError = z
  .object({
    schemas: z.array(z.string()),
    status: z.string(),
    scimType: z
      .enum(['invalidFilter', 'invalidPath', 'invalidSyntax', 'invalidValue', 'mutability', 'noTarget', 'uniqueness'])
      .optional(),
    detail: z.string(),
  })
  .meta({ id: 'ScimError' })
export type ScimError = z.infer<typeof ScimError>
