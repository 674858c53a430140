import { z } from 'zod'

export const usualLimit = 10

/** The arguments of a list. */
export const paging = {
  limit: z.int().min(1).max(25).optional(),
  cursor: z.string().max(400).optional(),
}
